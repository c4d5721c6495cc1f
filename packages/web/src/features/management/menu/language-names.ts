import type { Language } from "@tablee/domain/language/text";

/** The name of each language in that language, as those who write it know it. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;

/** Returns both languages, the reader's own first: on a phone they are one below the other. */
export const ownFirst = (language: Language): readonly [Language, Language] =>
  language === "fr" ? ["fr", "en"] : ["en", "fr"];
