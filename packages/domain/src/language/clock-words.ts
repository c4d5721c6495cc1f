import type { Language } from "./text.ts";

/**
 * Turns the time in a moment that Intl has formatted with 24 hours into the form that screens show: "at 03:30" into "at
 * 3:30", and "à 03 h 30" into "à 3 h 30", a full hour into "à 3 h", which no line break splits (language §15).
 */
export const clockWords = (moment: string, language: Language): string =>
  language === "fr"
    ? moment.replace(/\b0?(\d+)\sh\s(?:00|(\d\d))\b/u, (_, hour: string, minutes?: string) =>
        [hour, "h", minutes].filter(Boolean).join("\u00A0"),
      )
    : moment.replace(/\b0(\d:\d\d)\b/u, "$1");
