import type { Language, Text } from "./text.ts";

const present = (words: string | null | undefined): words is string => words != null && words.trim() !== "";

/**
 * The words of a text in a language. What is missing falls back (language §10): the asked language,
 * `default`, the other language; "" where there is nothing at all.
 */
export const textIn = (text: Text, language: Language): string => {
  const other = language === "en" ? text.fr : text.en;
  return [text[language], text.default, other].find(present) ?? "";
};

/** The language of the words that `textIn` takes where it is another than the asked one; null too where nobody knows it. */
export const otherLanguageIn = (text: Text, language: Language): Language | null => {
  if (present(text[language]) || present(text.default)) return null;
  const other = language === "en" ? "fr" : "en";
  return present(text[other]) ? other : null;
};

/** Whether a text says anything, in whatever language. */
export const hasText = (text: Text): boolean => present(text.en) || present(text.fr) || present(text.default);

/**
 * The rule of a required text (language §11). A text without a language (`default`
 * alone) satisfies it, since it is what both languages show.
 */
export const requireText = (text: Text): { code: "text_required" } | null =>
  hasText(text) ? null : { code: "text_required" };
