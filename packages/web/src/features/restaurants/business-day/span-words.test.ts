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

it("a business day is shown with its start and its end", () => {
  const day = ["2026-11-28T09:00:00Z", "2026-11-29T09:00:00Z"] as const;
  expect(say("en", ...day)).toBe("From 4:00 to 4:00");
  expect(say("fr", ...day)).toBe("De 4 h à 4 h");
});

it("a business day from midnight to midnight is shown as all day", () => {
  const day = ["2026-11-28T05:00:00Z", "2026-11-29T05:00:00Z"] as const;
  expect(say("en", ...day)).toBe("All day");
  expect(say("fr", ...day)).toBe("Toute la journée");
});
