import { hasHarmful } from "../language/harmful-characters.ts";
import { visibleLine } from "../language/visible-text.ts";
import { lengthOf } from "./text-length.ts";

/** Maximum length of a first or last name, in code points. */
export const MAX_PERSON_NAME = 50;

/** Starts with a letter. Phones type the apostrophe as a curly one. */
const NAME = /^\p{L}[\p{L}\p{M} '’,.-]*$/u;
/** More combining marks on a letter than any language uses. */
const HEAPED = /\p{M}{4}/u;

export type PersonNameProblem = "required" | "too_long" | "invalid";

/**
 * Normalises a name for storage: composed letters, single spaces, trimmed, without what is invisible (language §25).
 * Harmful characters stay, for which the name is then refused.
 */
export const tidyPersonName = (text: string): string => {
  const name = text.replace(/\s+/g, " ");
  const visible = hasHarmful(name) ? name : visibleLine(name);
  return visible.normalize().replace(/\s+/g, " ").trim();
};

/** The rule for people's names (accounts §2): null if the text is a valid name. */
export const personNameProblem = (text: string): PersonNameProblem | null => {
  const name = tidyPersonName(text);
  if (name === "") return "required";
  if (lengthOf(name) > MAX_PERSON_NAME) return "too_long";
  return NAME.test(name) && !HEAPED.test(name.normalize("NFD")) ? null : "invalid";
};
