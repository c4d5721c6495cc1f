/** The two languages of the product (language §1). */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A translatable text, on the wire and in storage (language §8). A missing language is null; `default` is shown when
 * the requested language is missing.
 */
export interface Text {
  en: string | null;
  fr: string | null;
  default: string | null;
}
