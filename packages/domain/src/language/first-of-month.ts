import type { Language } from "./text.ts";

/** "mardi 1 décembre", as Intl writes it, is "mardi 1er décembre": French counts the first of a month, and only that. */
export const firstOfMonth = (day: string, language: Language): string =>
  language === "fr" ? day.replace(/(?<!\d)1(?=\s\p{L})/u, "1er") : day;
