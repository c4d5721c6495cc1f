import { foldedWords } from "../language/folded-words.ts";

/** Searched for long enough to be meant, in code points. */
const LEAST = 3;
const MOST = 60;
/** So many digits are a number of somebody. */
const DIGITS = 5;

/**
 * What is kept of a search in a menu that found nothing (management §26): its folded words; null where it is too short
 * to be meant, too long for a dish, or may name somebody.
 */
export const keptMiss = (query: string): string | null => {
  if (query.includes("@") || query.replaceAll(/\D/g, "").length >= DIGITS) return null;
  const words = foldedWords(query).join(" ");
  const length = [...words].length;
  return length < LEAST || length > MOST ? null : words;
};
