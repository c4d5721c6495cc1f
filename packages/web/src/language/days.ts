import { firstOfMonth } from "@tablee/domain/language/first-of-month";
import type { Language } from "@tablee/domain/language/text";

/** Canadian conventions in both languages. */
const LOCALES = { en: "en-CA", fr: "fr-CA" } as const;

const cache = new Map<string, Intl.DateTimeFormat>();
function format(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options]);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = new Intl.DateTimeFormat(LOCALES[language], options)));
  return firstOfMonth(found.format(moment), language);
}

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Formats a "YYYY-MM-DD" as Saturday, November 21 or samedi 21 novembre. */
export const formatDay = (date: string, language: Language): string =>
  format(noonOf(date), language, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Formats a "YYYY-MM-DD" for a row of many: Sat, Nov 21 or sam. 21 nov. */
export const formatRowDay = (date: string, language: Language): string =>
  format(noonOf(date), language, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** Formats a "YYYY-MM-DD" with its year, as documents need it: November 21, 2026 or 21 novembre 2026. */
export const formatDate = (date: string, language: Language): string =>
  format(noonOf(date), language, { dateStyle: "long", timeZone: "UTC" });

/** The date of an instant in the reader's time zone: November 21, 2026 or 21 novembre 2026. */
export const formatDateOf = (instant: string, timezone: string, language: Language): string =>
  format(new Date(instant), language, { dateStyle: "long", timeZone: timezone });

/** Formats a planned moment to the minute with its time zone, which stays unambiguous when the clocks change. */
export function formatMoment(moment: Date, timezone: string, language: Language): string {
  const said = format(moment, language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: timezone,
    timeZoneName: "short",
  });
  // The French form of a time, which no line break splits: 3 h 30.
  return language === "fr" ? said.replace(/\b0?(\d+) h (\d\d)\b/, "$1\u00A0h\u00A0$2") : said;
}

/** A short date where there is little room: Nov 21 or 21 nov. */
export const formatShortDay = (moment: Date, timezone: string, language: Language): string =>
  format(moment, language, { month: "short", day: "numeric", timeZone: timezone });
