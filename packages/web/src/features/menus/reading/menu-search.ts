import { DIETS } from "@tablee/domain/menus/diets";
import { ALLERGENS } from "@tablee/domain/menus/menu";
import { type ItemsKey, readSectionKey } from "./menu-sections.ts";

/** What lies over a menu or a basket, as the address says it. */
export interface DishSearch {
  /** An item's dialog. */
  item?: number;
  /** A combo's dialog; with `item`, the dish from which it was opened. */
  combo?: number;
  /** A line of the basket that is being edited. */
  line?: string;
}

/** What the address of a menu says besides the restaurant. */
export interface MenuSearch extends DishSearch {
  /** A section's "View more". */
  more?: ItemsKey;
  /** What is being looked for in the menu. */
  q?: string;
  /** Allergens that no dish on the page may have, and diets that all must be for: words with commas between them. */
  without?: string;
  diet?: string;
  /** Only what the member likes. */
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
/** Those of the words that are ours, in our order, each once. */
const wordsOf = (value: unknown, known: readonly string[]): string | undefined => {
  const said = typeof value === "string" ? new Set(value.slice(0, 400).split(",")) : new Set();
  return known.filter((word) => said.has(word)).join(",") || undefined;
};

/**
 * Anything that is none of ours is undefined, never an error: addresses are typed and cut by people. (A key that is
 * left out would keep what the address says: the router lays this over it.)
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
