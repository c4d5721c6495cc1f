import { foldedWords } from "../language/folded-words.ts";

/** Minimum and maximum length of a search that is recorded, in code points. */
const LEAST = 3;
const MOST = 60;
/** A text with this many digits may be somebody's number. */
const DIGITS = 5;

/**
 * What is recorded of a menu search without results (management §26): its folded words; null if it is too short to be
 * intentional, too long for a dish, or may identify somebody.
 */
export const keptMiss = (query: string): string | null => {
  if (query.includes("@") || query.replaceAll(/\D/g, "").length >= DIGITS) return null;
  const words = foldedWords(query).join(" ");
  const length = [...words].length;
  return length < LEAST || length > MOST ? null : words;
};
