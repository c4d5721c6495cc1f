import { LANGUAGES, type Language } from "./text.ts";

/** Whether `x` is the code of one of the product's languages. */
export const isLanguage = (x: unknown): x is Language => LANGUAGES.some((language) => language === x);

/**
 * Chooses the product's language for somebody (language §2): the stored choice, else the member's own language, else
 * French if the browser's first language starts with fr, else English.
 *
 * `browser` is navigator.languages, navigator.language or a raw Accept-Language header; its first entry decides. A
 * stored or member's value that is not one of our languages is ignored.
 */
export const chooseLanguage = (known: {
  stored?: string | null;
  member?: string | null;
  browser?: string | readonly string[] | null;
}): Language => {
  if (isLanguage(known.stored)) return known.stored;
  if (isLanguage(known.member)) return known.member;
  const first = typeof known.browser === "string" ? known.browser : known.browser?.[0];
  return first?.trim().toLowerCase().startsWith("fr") ? "fr" : "en";
};
