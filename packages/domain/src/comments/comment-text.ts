import { hasHarmful } from "../language/harmful-characters.ts";
import { lengthOf } from "../validation/text-length.ts";

/** Longest comment, in code points (comments §1). */
export const MAX_COMMENT = 500;

export type TextRefusal = "text_wrong_type" | "text_empty" | "text_too_long" | "illegal_char";

/** Matches a text with nothing visible in it: only spaces, joiners and fillers. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const UNASSIGNED = /\p{Cn}/u;

/** A comment's text as it is checked, counted and stored: line endings are a single character, tabs are spaces. */
export const tidyComment = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .trim()
    .replace(/\n{3,}/g, "\n\n");

export const isBlank = (text: string): boolean => NOTHING_TO_SEE.test(text);

/**
 * Why a text is refused, as far as no word list is needed (comments §5): the first of type, emptiness, length and
 * characters.
 */
export const textRefusal = (text: unknown): TextRefusal | null => {
  if (typeof text !== "string") return "text_wrong_type";
  const tidy = tidyComment(text);
  if (isBlank(tidy)) return "text_empty";
  if (lengthOf(tidy) > MAX_COMMENT) return "text_too_long";
  return hasHarmful(tidy) || UNASSIGNED.test(tidy) ? "illegal_char" : null;
};
