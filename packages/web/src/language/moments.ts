import { clockWords } from "@tablee/domain/language/clock-words";
import type { Language } from "@tablee/domain/language/text";
import { inWords } from "./days.ts";

/** Formats a planned moment to the minute with its time zone, which stays unambiguous when the clocks change. */
export function formatMoment(moment: Date, timezone: string, language: Language): string {
  const said = inWords(moment, language, {
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
  return clockWords(said, language);
}
