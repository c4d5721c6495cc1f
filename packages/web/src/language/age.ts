import type { Language } from "@tablee/domain/language/text";
import { inWords } from "./days.ts";
import { m } from "../paraglide/messages.js";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this age on, a date says more than a number of days. */
const MONTH_MS = 30 * DAY_MS;

/**
 * How long ago something was written (language §17): a date from 30 days on, below that 3d, 2h, 5min, 40sec, "now". A
 * moment ahead of this device's clock is "now".
 */
export function formatAge(moment: Date, now: Date, language: Language, timezone: string): string {
  const age = now.getTime() - moment.getTime();
  if (age >= MONTH_MS) {
    const yearOf = (date: Date) =>
      new Intl.DateTimeFormat("en-CA", { year: "numeric", timeZone: timezone }).format(date);
    return inWords(moment, language, {
      day: "numeric",
      month: "short",
      timeZone: timezone,
      ...(yearOf(moment) === yearOf(now) ? {} : { year: "numeric" }),
    });
  }
  if (age >= DAY_MS) return m.age_days({ count: Math.floor(age / DAY_MS) });
  if (age >= HOUR_MS) return m.age_hours({ count: Math.floor(age / HOUR_MS) });
  if (age >= MINUTE_MS) return m.age_minutes({ count: Math.floor(age / MINUTE_MS) });
  if (age >= SECOND_MS) return m.age_seconds({ count: Math.floor(age / SECOND_MS) });
  return m.age_now();
}
