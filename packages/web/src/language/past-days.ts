import type { Language } from "@tablee/domain/language/text";
import { formatDate, formatDay } from "./days.ts";
import { formatWeekday } from "./formats.ts";

/**
 * Formats a "YYYY-MM-DD" that may be years ago: as formatDay does, and with the year when it is not that of `today`:
 * Saturday, November 21, 2026 or samedi 21 novembre 2026.
 */
export function formatPastDay(date: string, today: string, language: Language): string {
  if (date.slice(0, 4) === today.slice(0, 4)) return formatDay(date, language);
  return `${formatWeekday(date, language)}${language === "en" ? "," : ""} ${formatDate(date, language)}`;
}
