import type { Language } from "@tablee/domain/language/text";
import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { momentNotice, tableMoment } from "./table-moment.ts";

/** Friday, 12:10 in Montréal. */
const noon = new Date("2026-11-20T17:10:00Z");
const timezone = "America/Toronto";
const open: [number, number][] = [[11, 22]];
const hours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday: open,
};
const facts = {
  status: "open",
  planned_orders_enabled: true,
  timezone,
  min_order_delay: 0,
  hours,
  delivery_offered: false,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: false,
  drive_through_offered: false,
  hide_dine_in: false,
  hide_delivery: true,
  hide_take_out: false,
  hide_curbside: true,
  hide_drive: true,
};
const line = { type: "item" as const, item_id: 1, modifiers: [], quantity: 1, notes: "" };
const items = (min_order_delay: number) => ({
  items: [{ id: 1, section_id: null, settings: { min_order_delay } }],
  sections: [],
});

describe("the time of a table's order", () => {
  it("is now, unless the kitchen or a dish asks for notice", () => {
    expect(tableMoment(facts, items(0), [line], noon)).toEqual({ date: "2026-11-20", time: "now" });
    const slow = { ...facts, min_order_delay: 0.5 };
    expect(tableMoment(slow, items(0), [line], noon)).toEqual({ date: "2026-11-20", time: "13:00" });
    expect(tableMoment(facts, items(2), [line], noon)).toEqual({ date: "2026-11-20", time: "14:30" });
    expect(tableMoment(facts, items(2), [], noon).time).toBe("now");
  });

  it("is the first time slot that is not full", () => {
    const full_slots = new Set(["17:00", "17:30"].map((start) => Date.parse(`2026-11-20T${start}:00Z`)));
    expect(tableMoment({ ...facts, full_slots }, items(0), [line], noon).time).toBe("13:00");
  });

  it("stays now when no time is available", () => {
    const closed = { ...facts, status: "paused" };
    expect(tableMoment(closed, items(0), [line], noon)).toEqual({ date: "2026-11-20", time: "now" });
  });

  it("is announced when it is not now, with the day when it is not today", () => {
    const say = (language: Language, date: string, time: string) => {
      overwriteGetLocale(() => language);
      return momentNotice({ date, time }, timezone, noon, language)?.replaceAll("\u00a0", " ") ?? null;
    };
    expect(say("en", "2026-11-20", "now")).toBeNull();
    expect(say("en", "2026-11-20", "13:00")).toBe("The kitchen needs some notice: this order is for 13:00.");
    expect(say("fr", "2026-11-20", "13:00")).toBe("La cuisine demande un délai : cette commande sera pour 13 h.");
    expect(say("fr", "2026-11-21", "11:30")).toBe(
      "La cuisine demande un délai : cette commande sera pour samedi 21 novembre à 11 h 30.",
    );
    expect(say("en", "2026-11-21", "11:30")).toContain("Saturday, November 21 at 11:30");
  });
});
