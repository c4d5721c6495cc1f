import type { Language } from "./text.ts";

/** Spaces, both breaking and non-breaking. */
const RUN = "[ \\t\\u00a0\\u202f]+";
/** Anchors a run at its start: no space stands before it. It keeps the matching linear. */
const BEGIN = "(?<![ \\t\\u00a0\\u202f])";
/** Signs that stay with the word before them, unless they start a word of their own ("?q=1", "$20", "!important"). */
const BEFORE = new RegExp(`${BEGIN}${RUN}(?=[:;!?]+(?![:;!?\\p{L}\\p{N}/=])|[%$€¢](?![\\p{L}\\p{N}])|»)`, "gu");
const AFTER = new RegExp(`(?<=«)${RUN}`, "gu");

/** A run that already consists of non-breaking spaces stays as it is. */
const kept = (run: string): string => (/[ \t]/.test(run) ? "\u00a0" : run);

/**
 * A French text with non-breaking spaces where they belong (language §22). No space is added where there is none: in
 * Québec ; ! ? follow the word directly, and addresses and code have no spaces.
 */
const frenchSpaces = (text: string): string => text.replace(BEFORE, kept).replace(AFTER, kept);

/**
 * The same for a text of unknown language, such as members' comments: a text with a space before such a sign is French,
 * and one without stays as it is.
 */
export const spacesInAny = (text: string): string => frenchSpaces(text);

/** A text with the non-breaking spaces of its language. */
export const spacesIn = (language: Language, text: string): string => (language === "fr" ? frenchSpaces(text) : text);
