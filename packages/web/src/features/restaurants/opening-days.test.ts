import type { Language } from "@tablee/domain/language/text";
import type { Interval } from "@tablee/domain/restaurants/intervals";
import { afterEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { dayWords } from "./opening-days.tsx";

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const say = (language: Language, intervals: readonly Interval[]) => {
  overwriteGetLocale(() => language);
  return dayWords(intervals, language).replaceAll("\u00a0", " ");
};

it.each<[string, Interval[], string, string]>([
  [
    "twice a day",
    [
      [11.5, 14],
      [17, 25],
    ],
    "11:30 to 14:00, 17:00 to 1:00",
    "11 h 30 à 14 h, 17 h à 1 h",
  ],
  ["until midnight", [[8, 24]], "8:00 to midnight", "8 h à minuit"],
  ["never", [], "Closed", "Fermé"],
  ["from midnight to midnight", [[0, 24]], "Open 24 hours", "24 h sur 24"],
  ["from six to six", [[6, 30]], "Open 24 hours", "24 h sur 24"],
])("a day's hours are written in both languages: %s", (_, intervals, english, french) => {
  expect(say("en", intervals)).toBe(english);
  expect(say("fr", intervals)).toBe(french);
});
