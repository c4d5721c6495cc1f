import type { Language } from "@tablee/domain/language/text";
import { LOCALES, once } from "./formats.ts";

/** As short as each language writes them without a full stop. */
const UNITS = { en: "narrow", fr: "short" } as const;

/** Formats minutes as hours and minutes: 28h 27min in English, 28 h 27 min in French; the hours alone if none remain. */
export function formatHours(minutes: number, language: Language): string {
  const format = (value: number, unit: "hour" | "minute") =>
    once(
      `${unit} ${language}`,
      () => new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay: UNITS[language] }),
    ).format(value);
  const rest = minutes % 60;
  const parts = [format(Math.floor(minutes / 60), "hour"), ...(rest > 0 ? [format(rest, "minute")] : [])];
  return parts.join(" ").replaceAll(/\s/g, "\u00a0");
}
