import { firstOfMonth } from "@tablee/domain/language/first-of-month";
import type { Language } from "@tablee/domain/language/text";

/** Canadian conventions in both languages. */
const LOCALES = { en: "en-CA", fr: "fr-CA" } as const;

const cache = new Map<string, Intl.DateTimeFormat>();
/** Formats a moment with options of Intl, and the first of a month as French has it. */
export function inWords(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options]);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = new Intl.DateTimeFormat(LOCALES[language], options)));
  return firstOfMonth(found.format(moment), language);
}

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Formats a "YYYY-MM-DD" as Saturday, November 21 or samedi 21 novembre. */
export const formatDay = (date: string, language: Language): string =>
  inWords(noonOf(date), language, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Formats a "YYYY-MM-DD" for a row of many: Sat, Nov 21 or sam. 21 nov. */
export const formatRowDay = (date: string, language: Language): string =>
  inWords(noonOf(date), language, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** Formats a "YYYY-MM-DD" with its year, as documents need it: November 21, 2026 or 21 novembre 2026. */
export const formatDate = (date: string, language: Language): string =>
  inWords(noonOf(date), language, { dateStyle: "long", timeZone: "UTC" });

/** The date of an instant in the reader's time zone: November 21, 2026 or 21 novembre 2026. */
export const formatDateOf = (instant: string, timezone: string, language: Language): string =>
  inWords(new Date(instant), language, { dateStyle: "long", timeZone: timezone });

/** A short date where there is little room: Nov 21 or 21 nov. */
export const formatShortDay = (moment: Date, timezone: string, language: Language): string =>
  inWords(moment, language, { month: "short", day: "numeric", timeZone: timezone });
