import type { Language, Text } from "./text.ts";

const present = (words: string | null | undefined): words is string => words != null && words.trim() !== "";

/**
 * Returns the words of a text in a language. If they are missing, it falls back to `default`, then to the other
 * language (language §10); "" if the text is empty.
 */
export const textIn = (text: Text, language: Language): string => {
  const other = language === "en" ? text.fr : text.en;
  return [text[language], text.default, other].find(present) ?? "";
};

/**
 * The language of the words that `textIn` returns, if it differs from the requested one; null if not, or if it is
 * unknown.
 */
export const otherLanguageIn = (text: Text, language: Language): Language | null => {
  if (present(text[language]) || present(text.default)) return null;
  const other = language === "en" ? "fr" : "en";
  return present(text[other]) ? other : null;
};

/** Whether a text has words in any language. */
export const hasText = (text: Text): boolean => present(text.en) || present(text.fr) || present(text.default);

/**
 * The rule for a required text (language §11). A text with only a `default` satisfies it, since both languages show it.
 */
export const requireText = (text: Text): { code: "text_required" } | null =>
  hasText(text) ? null : { code: "text_required" };
