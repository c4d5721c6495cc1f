import type { Language } from "./text.ts";

/**
 * Turns "mardi 1 décembre", as Intl formats it, into "mardi 1er décembre": in French only the first of a month is an
 * ordinal.
 */
export const firstOfMonth = (day: string, language: Language): string =>
  language === "fr" ? day.replace(/(?<!\d)1(?=\s\p{L})/u, "1er") : day;
