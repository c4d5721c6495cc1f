import type { Language } from "@tablee/domain/language/text";

/** Each in its own language, as whoever writes it knows it. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;

/** Both languages, one's own first: on a phone they stand one below the other. */
export const ownFirst = (language: Language): readonly [Language, Language] =>
  language === "fr" ? ["fr", "en"] : ["en", "fr"];
