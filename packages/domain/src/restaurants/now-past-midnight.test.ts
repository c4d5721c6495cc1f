import { expect, it } from "vitest";
import { nowPastMidnight } from "./now-past-midnight.ts";

/** A moment in Montréal, in winter time. */
const montreal = (local: string) => new Date(`${local}-05:00`);
const dateFor = (date: string, time: string, at: Date, timezone = "America/Toronto") =>
  nowPastMidnight({ date, time }, timezone, at).date;

it.each([
  ["the day that has just ended, after midnight", "2026-11-20", "2026-11-21T00:00:05", "2026-11-21"],
  ["the day that has just ended, minutes after midnight", "2026-11-20", "2026-11-21T00:04:59", "2026-11-21"],
  ["the day before, later than that", "2026-11-20", "2026-11-21T00:05:00", "2026-11-20"],
  ["two days before", "2026-11-19", "2026-11-21T00:00:05", "2026-11-19"],
  ["today", "2026-11-21", "2026-11-21T00:00:05", "2026-11-21"],
  ["tomorrow, before midnight", "2026-11-21", "2026-11-20T23:59:55", "2026-11-21"],
])("now on %s (restaurants §12)", (_what, date, at, expected) => {
  expect(dateFor(date, "now", montreal(at))).toBe(expected);
});

it("a slot of the day that has just ended keeps its date", () => {
  expect(dateFor("2026-11-20", "00:00", montreal("2026-11-21T00:00:05"))).toBe("2026-11-20");
});

it("the day ends by the restaurant's clock, also where the first hour of a day is skipped", () => {
  // In Santiago the clocks went from 23:59:59 to 1:00 that night.
  const at = new Date("2026-09-06T04:00:05Z");
  expect(dateFor("2026-09-05", "now", at, "America/Santiago")).toBe("2026-09-06");
  expect(dateFor("2026-09-05", "now", at, "America/Toronto")).toBe("2026-09-06");
  expect(dateFor("2026-09-05", "now", at, "America/Vancouver")).toBe("2026-09-05");
});
