import { lengthOf } from "../validation/text-length.ts";

/** Longest comment, in code points (comments §1). */
export const MAX_COMMENT = 500;

export type TextRefusal = "text_wrong_type" | "text_empty" | "text_too_long" | "illegal_char";

/** Spaces, joiners, fillers: what a text may consist of without anything to be seen. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Control characters but for the line break, what turns the direction of writing round (an override, embedding or
 * isolate, which can make a text look like another one), halves of characters, and code points that mean nothing.
 */
const ILLEGAL = /[[\p{Cc}--\n]\p{Cs}\p{Cn}\u202a-\u202e\u2066-\u2069]/v;

/** A comment's text as it is judged, counted and stored: line ends are one character, tabs are spaces. */
export const tidyComment = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .trim()
    .replace(/\n{3,}/g, "\n\n");

export const isBlank = (text: string): boolean => NOTHING_TO_SEE.test(text);

/** What is known of a text without any list (comments §5): the first of type, emptiness, length and characters. */
export const textRefusal = (text: unknown): TextRefusal | null => {
  if (typeof text !== "string") return "text_wrong_type";
  const tidy = tidyComment(text);
  if (isBlank(tidy)) return "text_empty";
  if (lengthOf(tidy) > MAX_COMMENT) return "text_too_long";
  return ILLEGAL.test(tidy) ? "illegal_char" : null;
};
