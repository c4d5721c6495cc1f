import { foldedWords } from "../language/folded-words.ts";

/**
 * The states by which a restaurant's list of orders is filtered (management §48). `cancelled` includes what the kitchen
 * refused; `refunded` is what had been paid online before it was called off.
 */
export const LISTED_STATES = ["running", "completed", "cancelled", "refunded"] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** The longest search of that list. */
export const MOST_ORDER_SEARCH = 60;

/** A number as people write it: 1043, #1043, no 1043, n° 1043. At most nine digits, so that it fits an integer. */
const NUMBER = /^(?:#|n[o\u00b0\u00ba]\.?)?\s*(\d{1,9})$/iu;

/**
 * What somebody looks for in a restaurant's orders: one by its number, or those of a diner, whose folded name has words
 * that begin so. null: nothing that could be looked for.
 */
export const readOrderSearch = (query: string): { number: number } | { name: string } | null => {
  const [, digits] = NUMBER.exec(query.trim()) ?? [];
  if (digits !== undefined) return { number: Number(digits) };
  const name = foldedWords(query).join(" ");
  return name === "" ? null : { name };
};
