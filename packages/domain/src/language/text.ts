/** The two languages of the product (language §1). */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A translatable text as it travels and as it is stored (language §8).
 * A missing language is null; `default` serves when the asked language is missing.
 */
export interface Text {
  en: string | null;
  fr: string | null;
  default: string | null;
}
