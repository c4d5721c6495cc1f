import * as z from "zod";

/**
 * Maximum length of a translatable text from an untrusted sender; the longest real menu descriptions are under 1,000.
 */
const MAX_TEXT = 4_000;
const language = z.string().max(MAX_TEXT).nullable();

/** A translatable text on the wire: always `{ en, fr, default }` (language §8). */
export const Text = z.object({ en: language, fr: language, default: language });

/** The shapes that readers accept (spec intro): an "English|French" pair, a two-item list, or an object. */
export const TextInput = z.union([
  z.string().max(2 * MAX_TEXT),
  z.tuple([z.string().max(MAX_TEXT), z.string().max(MAX_TEXT)]),
  z.object({ en: language.optional(), fr: language.optional(), default: language.optional() }),
]);
export type TextInput = z.infer<typeof TextInput>;
