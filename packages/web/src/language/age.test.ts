import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { formatAge } from "./age.ts";

const now = new Date("2026-11-20T17:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
afterEach(() => overwriteGetLocale(() => "en"));

test.each([
  [0, "now", "à l’instant"],
  [40, "40sec", "40\u00a0s"],
  [60, "1min", "1\u00a0min"],
  [2 * 3_600 + 59, "2h", "2\u00a0h"],
  [3 * 86_400, "3d", "3\u00a0j"],
])("%s seconds ago (language §17)", (seconds, english, french) => {
  overwriteGetLocale(() => "en");
  expect(formatAge(before(seconds), now, "en", "America/Toronto")).toBe(english);
  overwriteGetLocale(() => "fr");
  expect(formatAge(before(seconds), now, "fr", "America/Toronto")).toBe(french);
});

test("an age of more than a month is a date, with the year when it is not the current one", () => {
  expect(formatAge(new Date("2026-10-03T12:00:00Z"), now, "en", "America/Toronto")).toBe("Oct 3");
  expect(formatAge(new Date("2025-10-03T12:00:00Z"), now, "en", "America/Toronto")).toBe("Oct 3, 2025");
});

test("an age of more than a month is an ordinal on the first of a month in French (language §15)", () => {
  expect(formatAge(new Date("2026-10-01T12:00:00Z"), now, "fr", "America/Toronto")).toBe("1er oct.");
  expect(formatAge(new Date("2025-10-01T12:00:00Z"), now, "fr", "America/Toronto")).toBe("1er oct. 2025");
  expect(formatAge(new Date("2026-10-01T12:00:00Z"), now, "en", "America/Toronto")).toBe("Oct 1");
});

test("the year of a date follows the reader's time zone", () => {
  // By UTC, Montréal's last evening of 2025 is already in 2026.
  const moment = new Date("2026-01-01T02:00:00Z");
  expect(formatAge(moment, new Date("2026-03-01T17:00:00Z"), "en", "America/Toronto")).toBe("Dec 31, 2025");
  expect(formatAge(moment, new Date("2026-03-01T17:00:00Z"), "en", "Europe/Paris")).toBe("Jan 1");
});

test("a moment in the future is shown as now", () => {
  expect(formatAge(before(-90), now, "en", "America/Toronto")).toBe("now");
});
