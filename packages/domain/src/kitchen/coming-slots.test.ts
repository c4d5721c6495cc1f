import { describe, expect, it } from "vitest";
import { readWeekHours } from "../restaurants/opening-hours.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import { comingSlots } from "./coming-slots.ts";

const hours = readWeekHours({ friday: [[11, 14]], saturday: [[18, 1]] });
const of = (week: WeekHours | null) => ({ hours: week, timezone: "America/Toronto" });
const at = new Date("2026-11-20T17:10:00Z");

describe("comingSlots", () => {
  it("begins with the current half hour and follows the opening hours", () => {
    const slots = comingSlots(of(hours), at, { ahead_hours: 24, taken: [] });
    expect(slots.map(({ time }) => time)).toEqual(["12:00", "12:30", "13:00", "13:30"]);
    expect(slots[0]?.start).toBe(Date.parse("2026-11-20T17:00:00Z"));
  });

  it("adds the time slots of planned orders, and continues past midnight", () => {
    const taken = [Date.parse("2026-11-20T15:00:00Z"), Date.parse("2026-11-27T17:30:00Z")];
    const slots = comingSlots(of(hours), at, { ahead_hours: 48, taken });
    expect(slots.at(-1)).toMatchObject({ date: "2026-11-27", time: "12:30" });
    expect(slots.filter(({ date }) => date === "2026-11-21")).toHaveLength(12);
  });

  it("lists the repeated hour of autumn twice, and nothing where hours cannot be read", () => {
    const always = readWeekHours({ sunday: [[0, 24]], saturday: [[0, 24]] });
    const night = new Date("2026-11-01T05:00:00Z");
    const slots = comingSlots(of(always), night, { ahead_hours: 3, taken: [] });
    expect(slots.map(({ time }) => time)).toEqual(["01:00", "01:30", "01:00", "01:30", "02:00", "02:30"]);
    expect(comingSlots(of(null), at, { ahead_hours: 24, taken: [] })).toEqual([]);
  });
});
