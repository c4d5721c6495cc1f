import type { Text } from "./text.ts";
import { visibleLine, visibleText } from "./visible-text.ts";

/** The three shapes in which a translatable text may be written (language §9). */
export type TextInput =
  | string
  | readonly [string, string]
  | { en?: string | null; fr?: string | null; default?: string | null };

const KEYS = new Set(["en", "fr", "default"]);

const isWords = (x: unknown): boolean => x === undefined || x === null || typeof x === "string";

/** Whether an untrusted value has one of the three shapes. An object with any other key does not. */
export const isTextInput = (x: unknown): x is TextInput => {
  if (typeof x === "string") return true;
  if (Array.isArray(x)) return x.length === 2 && x.every((words) => typeof words === "string");
  if (typeof x !== "object" || x === null) return false;
  return Object.entries(x).every(([key, words]) => KEYS.has(key) && isWords(words));
};

type Tidy = (words: string) => string;
const tidyText: Tidy = (words) => visibleText(words).trim();

/**
 * Reads a translatable text in any of the three shapes: an "English|French" pair, a two-item list, or an object with
 * en, fr and default. Each part is trimmed and loses what is invisible in it (language §25), and an empty part is null.
 *
 * A string without "|" has no language and becomes `default`. Only the first "|" separates, so that no word is lost:
 * "a|b|c" is English "a" and French "b|c".
 */
export const readText = (input: TextInput): Text => read(input, tidyText);

/** Reads the name of something in the same way, but on one line. */
export const readName = (input: TextInput): Text => read(input, visibleLine);

function read(input: TextInput, tidy: Tidy): Text {
  const part = (words: string | null | undefined): string | null => (words && tidy(words)) || null;
  if (typeof input === "string") {
    const bar = input.indexOf("|");
    if (bar < 0) return { en: null, fr: null, default: part(input) };
    return { en: part(input.slice(0, bar)), fr: part(input.slice(bar + 1)), default: null };
  }
  if ("length" in input) return { en: part(input[0]), fr: part(input[1]), default: null };
  return { en: part(input.en), fr: part(input.fr), default: part(input.default) };
}
