import type { Language } from "@tablee/domain/language/text";
import { afterEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { spanWords } from "./span-words.ts";

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const say = (language: Language, starts: string, ends: string) => {
  overwriteGetLocale(() => language);
  return spanWords({ starts, ends }, "America/Toronto", language).replaceAll("\u00a0", " ");
};

it("says from when to when a business day goes", () => {
  const day = ["2026-11-28T09:00:00Z", "2026-11-29T09:00:00Z"] as const;
  expect(say("en", ...day)).toBe("From 4:00 to 4:00");
  expect(say("fr", ...day)).toBe("De 4 h à 4 h");
});

it("is all day where a place never closes, and not from midnight to midnight", () => {
  const day = ["2026-11-28T05:00:00Z", "2026-11-29T05:00:00Z"] as const;
  expect(say("en", ...day)).toBe("All day");
  expect(say("fr", ...day)).toBe("Toute la journée");
});
