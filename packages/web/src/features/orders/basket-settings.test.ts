import { minor } from "@tablee/domain/money/minor";
import { itemLine, makeItem } from "@tablee/domain/menus/menu.example";
import { describe, expect, it } from "vitest";
import { Basket } from "./basket-schema.ts";
import { factsFor, momentAtStart, orderChoice, type OrderingFacts } from "./basket-settings.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const everyDay = (...intervals: [number, number][]) =>
  Object.fromEntries(DAYS.map((day) => [day, intervals])) as NonNullable<OrderingFacts["hours"]>;

const facts: OrderingFacts = {
  status: "open",
  hours: everyDay([11, 22]),
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  min_order_delay: 0,
  delivery_offered: true,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: false,
  drive_through_offered: false,
  hide_dine_in: false,
  hide_delivery: false,
  hide_take_out: false,
  hide_curbside: false,
  hide_drive: false,
};
const basket = Basket.parse({});
const withAddress = { ...basket, delivery: { ...basket.delivery, address: "5241, rue Fabre" } };
/** Friday, 12:10 in Montréal. */
const noon = new Date("2026-11-20T17:10:00Z");
const night = new Date("2026-11-21T04:10:00Z");

describe("how and when the order is for", () => {
  it("is as soon as possible where nothing was chosen", () => {
    expect(orderChoice(basket, facts, noon)).toEqual({ mode: "take_out", date: "2026-11-20", time: "now" });
    expect(orderChoice(basket, facts, night)).toEqual({ mode: "take_out", date: "2026-11-21", time: "11:00" });
  });

  it("falls back from a mode that is not available, and from delivery without an address", () => {
    expect(orderChoice({ ...basket, mode: "drive" }, facts, noon).mode).toBe("take_out");
    expect(orderChoice({ ...basket, mode: "delivery" }, facts, noon).mode).toBe("take_out");
    expect(orderChoice({ ...withAddress, mode: "delivery" }, facts, noon).mode).toBe("delivery");
    const noTakeOut = { ...facts, take_out_offered: false };
    expect(orderChoice({ ...basket, mode: "take_out" }, noTakeOut, noon).mode).toBe("dine_in");
  });

  it("keeps a choice as long as it is available, then takes the first", () => {
    const chosen = { ...basket, date: "2026-11-20", time: "12:30" };
    expect(orderChoice(chosen, facts, noon).time).toBe("12:30");
    expect(orderChoice(chosen, facts, new Date("2026-11-20T17:31:00Z")).time).toBe("now");
    expect(orderChoice(chosen, { ...facts, hours: everyDay([17, 22]) }, noon)).toMatchObject({ time: "17:00" });
  });

  it("waits for a time where it was cleared", () => {
    expect(orderChoice({ ...basket, date: "2026-11-20" }, facts, noon)).toMatchObject({
      date: "2026-11-20",
      time: null,
    });
  });

  it("is nothing where no orders are taken", () => {
    const closed = { ...facts, status: "closed" };
    expect(orderChoice({ ...basket, date: "2026-11-20", time: "12:30" }, closed, noon)).toMatchObject({
      date: null,
      time: null,
    });
  });

  it("asks for the notice of an item in the basket, alone or in a slot", () => {
    const turkey = makeItem({ id: 9, price: minor(14500), settings: { min_order_delay: 24 } });
    expect(factsFor(facts, [turkey], [itemLine(9)]).min_order_delay).toBe(24);
    expect(factsFor(facts, [turkey], [itemLine(1)]).min_order_delay).toBe(0);
    const combo = {
      type: "combo" as const,
      combo_id: 1,
      quantity: 1,
      notes: "",
      modifiers: [{ item_id: 9, slot_id: 2, modifier_group_id: null, selection: [] }],
    };
    expect(factsFor(facts, [turkey], [combo]).min_order_delay).toBe(24);
  });
});

describe("the saved date and time at start", () => {
  it.each([
    ["nothing chosen stays so", { date: null, time: null }, noon, null],
    ["a choice that holds stays", { date: "2026-11-20", time: "18:00" }, noon, null],
    [
      "yesterday becomes today without a time",
      { date: "2026-11-19", time: "18:00" },
      noon,
      { date: "2026-11-20", time: null },
    ],
    [
      "12:30 at 12:10 becomes today without a time",
      { date: "2026-11-20", time: "12:30" },
      noon,
      { date: "2026-11-20", time: null },
    ],
    [
      "after the last time of today it is the first available",
      { date: "2026-11-20", time: "12:30" },
      night,
      { date: null, time: null },
    ],
  ])("%s", (_what, saved, at, expected) => {
    expect(momentAtStart(saved, facts, at)).toEqual(expected);
  });
});
