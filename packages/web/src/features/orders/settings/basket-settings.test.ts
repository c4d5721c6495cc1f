import * as v from "valibot";
import { minor } from "@tablee/domain/money/minor";
import { makeItem } from "@tablee/domain/menus/menu.example";
import { itemLine } from "@tablee/domain/orders/line/line.example";
import { checkOrderTime, orderDates, orderTimes } from "@tablee/domain/restaurants/order-slots";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Basket } from "../basket/basket-schema.ts";
import {
  dishesOf,
  factsFor,
  lostMoment,
  momentAtStart,
  nextAfter,
  orderChoice,
  type OrderingFacts,
  ownsMoment,
} from "./basket-settings.ts";

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
const basket = v.parse(Basket, {});
const withAddress = { ...basket, delivery: { ...basket.delivery, address: "5241, rue Fabre" } };
/** Friday, 12:10 in Montréal. */
const noon = new Date("2026-11-20T17:10:00Z");
const night = new Date("2026-11-21T04:10:00Z");

describe("the mode and time of the order", () => {
  it("are take out and as soon as possible when nothing was chosen", () => {
    expect(orderChoice(basket, facts, noon)).toEqual({ mode: "take_out", date: "2026-11-20", time: "now" });
    expect(orderChoice(basket, facts, night)).toEqual({ mode: "take_out", date: "2026-11-21", time: "11:00" });
  });

  it("fall back from an unavailable mode, and from delivery without an address", () => {
    expect(orderChoice({ ...basket, mode: "drive" }, facts, noon).mode).toBe("take_out");
    expect(orderChoice({ ...basket, mode: "delivery" }, facts, noon).mode).toBe("take_out");
    expect(orderChoice({ ...withAddress, mode: "delivery" }, facts, noon).mode).toBe("delivery");
    const noTakeOut = { ...facts, take_out_offered: false };
    expect(orderChoice({ ...basket, mode: "take_out" }, noTakeOut, noon).mode).toBe("dine_in");
  });

  it("keep a chosen time while it is available, then take the first available one", () => {
    const chosen = { ...basket, date: "2026-11-20", time: "12:30" };
    expect(orderChoice(chosen, facts, noon).time).toBe("12:30");
    expect(orderChoice(chosen, facts, new Date("2026-11-20T17:31:00Z")).time).toBe("now");
    expect(orderChoice(chosen, { ...facts, hours: everyDay([17, 22]) }, noon)).toMatchObject({ time: "17:00" });
  });

  it("have no time when a date was chosen without one", () => {
    expect(orderChoice({ ...basket, date: "2026-11-20" }, facts, noon)).toMatchObject({
      date: "2026-11-20",
      time: null,
    });
  });

  it("have no date and time when the restaurant takes no orders", () => {
    const closed = { ...facts, status: "closed" };
    expect(orderChoice({ ...basket, date: "2026-11-20", time: "12:30" }, closed, noon)).toMatchObject({
      date: null,
      time: null,
    });
  });

  it("respect the notice of an item in the basket, alone or in a slot", () => {
    const turkey = makeItem({ id: 9, price: minor(14500), settings: { min_order_delay: 24 } });
    const menu = { items: [turkey], sections: [] };
    expect(factsFor(facts, menu, [itemLine(9)], noon).min_order_delay).toBe(24);
    expect(factsFor(facts, menu, [itemLine(1)], noon).min_order_delay).toBe(0);
    const combo = {
      type: "combo" as const,
      combo_id: 1,
      quantity: 1,
      notes: "",
      modifiers: [{ item_id: 9, slot_id: 2, modifier_group_id: null, selection: [] }],
    };
    expect(factsFor(facts, menu, [combo], noon).min_order_delay).toBe(24);
  });

  it("offer only times at which all sections of the basket are served, or all times when there is no such time", () => {
    const items = [1, 2, 3].map((id) => makeItem({ id, section_id: id }));
    const sections = [
      { id: 1, hours: everyDay([11, 14]) },
      { id: 2, hours: everyDay([13, 17]) },
      { id: 3, hours: everyDay([18, 20]) },
    ];
    const timesOf = (...ids: number[]) =>
      orderTimes(
        factsFor(
          facts,
          { items, sections },
          ids.map((id) => itemLine(id)),
          noon,
        ),
        "2026-11-20",
        noon,
      );
    expect(timesOf(1)).toEqual(["now", "12:30", "13:00", "13:30"]);
    expect(timesOf(1, 2)).toEqual(["13:00", "13:30"]);
    expect(timesOf(1, 3)).toEqual(orderTimes(facts, "2026-11-20", noon));
    expect(orderChoice(basket, factsFor(facts, { items, sections }, [itemLine(3)], noon), noon).time).toBe("18:00");
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
      { date: "2026-11-20", time: null, lost: null },
    ],
    [
      "12:30 at 12:10 becomes today without a time",
      { date: "2026-11-20", time: "12:30" },
      noon,
      { date: "2026-11-20", time: null, lost: null },
    ],
    [
      "after the last time of today it is the first available",
      { date: "2026-11-20", time: "12:30" },
      night,
      { date: null, time: null, lost: { date: "2026-11-20", time: "12:30" } },
    ],
  ])("%s", (_what, saved, at, expected) => {
    expect(momentAtStart(saved, facts, at)).toEqual(expected);
  });

  it.each([
    ["whose kitchen pauses", { status: "closed" }, noon],
    ["that is closed and takes no planned orders", { planned_orders_enabled: false }, night],
  ])("stays at a restaurant %s, and is judged once it takes orders again", (_what, paused, at) => {
    const saved = { date: "2026-11-25", time: "18:00" };
    expect(momentAtStart(saved, { ...facts, ...paused }, at)).toBeNull();
    expect(lostMoment(saved, { ...facts, ...paused }, at)).toBeNull();
    const shorter = { ...facts, hours: everyDay([11, 15]) };
    expect(lostMoment(saved, facts, noon)).toBeNull();
    expect(lostMoment(saved, shorter, noon)).toEqual({ date: null, time: null, lost: saved });
  });
});

describe("the saved date and time at start, to the minute (orders §9)", () => {
  /** A time on a Friday in Montréal. */
  const at = (clock: string) => new Date(`2026-11-20T${clock}:00-05:00`);
  const saved = { date: "2026-11-20", time: "12:30" };
  const cleared = { date: "2026-11-20", time: null, lost: null };
  it.each([
    ["11:59", null],
    ["12:00", cleared],
    ["12:15", cleared],
    ["12:30", cleared],
    // The last available time of the day is "now".
    ["21:59", cleared],
    // After that, the first time of the next day, which is what "as soon as possible" then means.
    ["22:00", { date: null, time: null, lost: saved }],
  ])("12:30 at %s", (clock, expected) => {
    expect(momentAtStart(saved, facts, at(clock))).toEqual(expected);
  });

  it("use the restaurant's own calendar, also past midnight", () => {
    const late = { ...facts, hours: everyDay([18, 2]) };
    const tomorrow = { date: "2026-11-21", time: "01:30" };
    expect(momentAtStart(tomorrow, late, at("23:10"))).toBeNull();
    // 1:10 on Saturday in Montréal, where the restaurant is still open; in Vancouver it is still Friday evening.
    expect(momentAtStart(tomorrow, late, new Date("2026-11-21T06:10:00Z"))).toEqual({
      date: "2026-11-21",
      time: null,
      lost: null,
    });
    expect(
      momentAtStart(tomorrow, { ...late, timezone: "America/Vancouver" }, new Date("2026-11-21T06:10:00Z")),
    ).toBeNull();
  });
});

describe("a chosen time that is no longer available", () => {
  const chosen = { date: "2026-11-20", time: "12:30" };
  const full = { ...facts, full_slots: new Set([Date.parse("2026-11-20T17:30:00Z")]) };

  it("is replaced by the first available time, and remembered as lost", () => {
    expect(lostMoment(chosen, facts, noon)).toBeNull();
    const gone = { date: null, time: null, lost: chosen };
    expect(lostMoment(chosen, full, noon)).toEqual(gone);
    expect(lostMoment(chosen, { ...facts, hours: everyDay([17, 22]) }, noon)).toEqual(gone);
    expect(lostMoment(chosen, { ...facts, min_order_delay: 3 }, noon)).toEqual(gone);
    expect(lostMoment({ date: null, time: null }, full, noon)).toBeNull();
    expect(lostMoment({ date: "2026-11-20", time: null }, full, noon)).toBeNull();
  });

  it("stays when no other time is available", () => {
    expect(lostMoment(chosen, { ...facts, status: "closed" }, noon)).toBeNull();
  });

  it("is followed by the next available time, on the same or a later day, if there is one", () => {
    expect(nextAfter(chosen, full, noon)).toEqual({ date: "2026-11-20", time: "13:00" });
    expect(nextAfter({ date: "2026-11-20", time: "21:30" }, facts, noon)).toEqual({
      date: "2026-11-21",
      time: "11:00",
    });
    expect(nextAfter({ date: "2026-12-18", time: "21:30" }, facts, noon)).toBeNull();
  });

  it("is replaced only on the menu of the basket's restaurant", () => {
    expect(ownsMoment({ restaurant: null }, 1)).toBe(true);
    const restaurant = { id: 1, name: { en: "A", fr: "A", default: null }, currency: "CAD" as const, image_url: null };
    expect(ownsMoment({ restaurant: { ...restaurant, timezone: "America/Toronto" } }, 1)).toBe(true);
    expect(ownsMoment({ restaurant: { ...restaurant, timezone: "America/Toronto" } }, 2)).toBe(false);
  });

  it("is not offered, neither as a time nor as soon as possible", () => {
    const nowFull = { ...facts, full_slots: new Set([Date.parse("2026-11-20T17:00:00Z")]) };
    expect(orderChoice(basket, nowFull, noon)).toMatchObject({ date: "2026-11-20", time: "12:30" });
  });
});

it("counts the dishes for a time slot's capacity: an item is one, a combo has one for each filled slot", () => {
  const entry = { item_id: 1, slot_id: 2, modifier_group_id: null, selection: [] };
  const combo = { type: "combo" as const, combo_id: 1, notes: "" };
  const extras = { ...entry, modifier_group_id: 7 };
  expect(dishesOf([])).toBe(0);
  expect(
    dishesOf([
      { ...itemLine(1), quantity: 3 },
      { ...combo, quantity: 2, modifiers: [entry, { ...entry, slot_id: 3 }, extras] },
    ]),
  ).toBe(7);
});

it("turns any saved choice into one that can be ordered, and replaces a saved time only if it is unavailable", () => {
  const dates = orderDates(facts, noon);
  const saved = fc.record({
    mode: fc.constantFrom(null, "take_out", "dine_in", "delivery", "drive", "curbside"),
    date: fc.option(fc.constantFrom("2026-11-19", "2027-03-14", ...dates)),
    time: fc.option(fc.constantFrom("10:30", "11:00", "12:30", "18:10", "21:30", "22:00")),
  });
  const slots = dates
    .slice(0, 3)
    .flatMap((date) => ["17:30", "23:30"].map((time) => Date.parse(`${date}T${time}:00Z`)));
  const moment = fc.integer({ min: -72, max: 72 }).map((halves) => new Date(noon.getTime() + halves * 1_800_000));
  const flags = fc.record({
    take_out_offered: fc.boolean(),
    dine_in_offered: fc.boolean(),
    hide_delivery: fc.boolean(),
  });
  fc.assert(
    fc.property(saved, fc.subarray(slots), flags, fc.constantFrom(0, 3, 30), moment, (x, full, offered, delay, at) => {
      const here = { ...facts, ...offered, min_order_delay: delay, full_slots: new Set(full) };
      const before = { ...basket, ...x, time: x.date === null ? null : x.time };
      const choice = orderChoice(before, here, at);
      expect(choice.mode === null || modeAvailability(here)[choice.mode].available).toBe(true);
      if (choice.date === null) expect(orderDates(here, at)).toEqual([]);
      else if (choice.time === null) expect(orderTimes(here, choice.date, at)).not.toEqual([]);
      else expect(checkOrderTime(here, choice.date, choice.time, at)).toBeNull();
      const lost = lostMoment(before, here, at);
      const kept = choice.date === before.date && choice.time === before.time;
      if (before.time !== null && choice.date !== null) expect(lost === null).toBe(kept);
      const next = lost?.lost ? nextAfter(lost.lost, here, at) : null;
      if (next) expect(checkOrderTime(here, next.date, next.time, at)).toBeNull();
    }),
  );
});
