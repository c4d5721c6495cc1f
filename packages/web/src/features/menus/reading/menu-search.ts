import { DIETS } from "@tablee/domain/menus/diets";
import { ALLERGENS } from "@tablee/domain/menus/menu";
import { type ItemsKey, readSectionKey } from "./section-key.ts";

/** What is open over a menu or a basket, according to the address. */
export interface DishSearch {
  /** An item's dialog. */
  item?: number;
  /** A combo's dialog; with `item`, the dish from which it was opened. */
  combo?: number;
  /** A line of the basket that is being edited. */
  line?: string;
}

/** The parameters of a menu's address, besides the restaurant. */
export interface MenuSearch extends DishSearch {
  /** A section's "View more". */
  more?: ItemsKey;
  /** The search in the menu. */
  q?: string;
  /** Allergens that no dish shown may contain, and diets that all must suit: words separated by commas. */
  without?: string;
  diet?: string;
  /** Only the member's favourites. */
  liked?: boolean;
}

const idOf = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
const textOf = (value: unknown, max: number): string | undefined => {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return text === "" ? undefined : text.slice(0, max);
};
const yes = (value: unknown): true | undefined => (value === true || value === "true" ? true : undefined);
/** Keeps the known words, in our order and without duplicates. */
const wordsOf = (value: unknown, known: readonly string[]): string | undefined => {
  const said = typeof value === "string" ? new Set(value.slice(0, 400).split(",")) : new Set();
  return known.filter((word) => said.has(word)).join(",") || undefined;
};

/**
 * Reads the parameters of an address; invalid ones become undefined and never an error, because people type and
 * truncate addresses. (A missing key would leave what the address says, because the router spreads this over it.)
 */
export const readDishSearch = (search: Record<string, unknown>): DishSearch => ({
  item: idOf(search["item"]),
  combo: idOf(search["combo"]),
  line: textOf(search["line"], 40),
});

export const readMenuSearch = (search: Record<string, unknown>): MenuSearch => ({
  ...readDishSearch(search),
  more: readSectionKey(search["more"]),
  q: textOf(search["q"], 80),
  without: wordsOf(search["without"], ALLERGENS),
  diet: wordsOf(search["diet"], DIETS),
  liked: yes(search["liked"]),
});
