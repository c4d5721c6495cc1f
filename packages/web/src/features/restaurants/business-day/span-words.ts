import type { Language } from "@tablee/domain/language/text";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { formatTime } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";

/** When a business day starts and ends. */
export interface DaySpan {
  starts: string;
  ends: string;
}

/** The hours of a business day; for a restaurant that never closes, those of the calendar day. */
export function spanWords(day: DaySpan, timezone: string, language: Language): string {
  const [from, to] = [new Date(day.starts), new Date(day.ends)];
  const isMidnight = (moment: Date) => localMoment(moment, timezone).minutes === 0;
  if (isMidnight(from) && isMidnight(to)) return m.kitchen_totals_all_day();
  return m.kitchen_totals_from_to({
    from: formatTime(from, timezone, language),
    to: formatTime(to, timezone, language),
  });
}
