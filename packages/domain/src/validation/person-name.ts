import { lengthOf } from "./text-length.ts";

/** Of a first or last name, in code points. */
export const MAX_PERSON_NAME = 50;

/** A letter first; phones write the apostrophe as a curly one. */
const NAME = /^\p{L}[\p{L}\p{M} '’,.-]*$/u;
/** More marks upon a letter than any language writes. */
const HEAPED = /\p{M}{4}/u;

export type PersonNameProblem = "required" | "too_long" | "invalid";

/** A name as it is kept: composed letters, single spaces, none at its ends. */
export const tidyPersonName = (text: string): string => text.normalize().replace(/\s+/g, " ").trim();

/** The one rule for people's names (accounts §2): null where this is one. */
export const personNameProblem = (text: string): PersonNameProblem | null => {
  const name = tidyPersonName(text);
  if (name === "") return "required";
  if (lengthOf(name) > MAX_PERSON_NAME) return "too_long";
  return NAME.test(name) && !HEAPED.test(name.normalize("NFD")) ? null : "invalid";
};
