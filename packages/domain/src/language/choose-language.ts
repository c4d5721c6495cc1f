import { LANGUAGES, type Language } from "./text.ts";

/** Whether `x` is the code of one of the product's languages. */
export const isLanguage = (x: unknown): x is Language => LANGUAGES.some((language) => language === x);

/**
 * The language of the product for somebody (language §2): the choice that was
 * stored; else the member's own; else French where the browser's first language starts with fr; else English.
 *
 * `browser` is navigator.languages, navigator.language or an Accept-Language header as it came: its first
 * entry decides. A stored or member's value that is no language of ours counts as absent.
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
