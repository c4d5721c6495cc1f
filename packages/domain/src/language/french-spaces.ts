import type { Language } from "./text.ts";

/** Spaces at which a line may break, or at which it may not. */
const RUN = "[ \\t\\u00a0\\u202f]+";
/** A run of them begins once: where one begins, none stands before. */
const BEGIN = "(?<![ \\t\\u00a0\\u202f])";
/** Signs that stay with the word before them, unless they begin a word of their own ("?q=1", "$20", "!important"). */
const BEFORE = new RegExp(`${BEGIN}${RUN}(?=[:;!?]+(?![:;!?\\p{L}\\p{N}/=])|[%$€¢](?![\\p{L}\\p{N}])|»)`, "gu");
const AFTER = new RegExp(`(?<=«)${RUN}`, "gu");

/** A space that somebody chose so that no line breaks there stays as it is. */
const kept = (run: string): string => (/[ \t]/.test(run) ? "\u00a0" : run);

/**
 * A French text with the spaces at which no line may break (language §22). What has no space there gets none: in
 * Québec ; ! ? may stand at the word, and addresses and code have none.
 */
const frenchSpaces = (text: string): string => text.replace(BEFORE, kept).replace(AFTER, kept);

/**
 * A text whose language nobody asked for, as members' comments are: what has a space before such a sign is French, and
 * what has none stays as it is.
 */
export const spacesInAny = (text: string): string => frenchSpaces(text);

/** A text as lines may break in its language. */
export const spacesIn = (language: Language, text: string): string => (language === "fr" ? frenchSpaces(text) : text);
