import { foldedWords } from "../language/folded-words.ts";

/** The least letters of a search that is recorded; digits and spaces are none. */
const LEAST = 3;
/** Its greatest length, in code points. */
const MOST = 60;
const NO_LETTER = /\P{L}/gu;
/** A text with this many digits may be somebody's number. */
const DIGITS = 5;

/**
 * What is recorded of a menu search without results (management §26): its folded words; null if it is too short to be
 * intentional, too long for a dish, or may identify somebody.
 */
export const keptMiss = (query: string): string | null => {
  if (query.includes("@") || query.replaceAll(/\D/g, "").length >= DIGITS) return null;
  const words = foldedWords(query).join(" ");
  const letters = [...words.replaceAll(NO_LETTER, "")].length;
  return letters < LEAST || [...words].length > MOST ? null : words;
};
