import type { ItemType } from "@tablee/domain/menus/menu";

/** A section of the menu: the items of one type, or the combos. */
export type SectionKey = ItemType | "combos";

export interface MenuSection<Item> {
  key: ItemType;
  items: Item[];
}

/** The menu's items by their type, in the order in which one eats them; empty sections are none. */
export const sectionsOf = <Item extends { type: ItemType }>(items: readonly Item[]): MenuSection<Item>[] =>
  SECTION_ORDER.map((key) => ({ key, items: items.filter(({ type }) => type === key) })).filter(
    (section) => section.items.length > 0,
  );

/** Plates first: they are what people come for; then what goes before, beside and after them. */
const SECTION_ORDER = [
  "plate",
  "appetizer",
  "accompaniment",
  "dessert",
  "beverage",
  "other",
] as const satisfies readonly ItemType[];

/** menus §22: a card of an item is about 186 px wide; in rem, so that large text gets fewer cards to a row. */
const CARD_REM = 11.625;
const GAP_REM = 1;
/** A card may be a little narrower than the measure, so that a row is used to its end. */
const TOLERANCE_REM = 0.625;
const MOST_PER_ROW = 4;
/** Below this a row cannot hold two cards and their words. */
const TWO_CARDS_REM = 17;

/** How many cards stand in a row of this width: at least one, two as soon as they fit on a phone, at most four. */
export function itemsPerRow(widthRem: number): number {
  const fitting = Math.floor((widthRem + GAP_REM) / (CARD_REM - TOLERANCE_REM + GAP_REM));
  return Math.min(MOST_PER_ROW, Math.max(fitting, widthRem >= TWO_CARDS_REM ? 2 : 1));
}

/**
 * How many items a section shows before "View more" (menus §22): on wide screens at most twice the items per row
 * minus one, whose last place the button takes; on narrow ones as many as four rows of two leave.
 */
export const MOST_SHOWN = 2 * MOST_PER_ROW - 1;
export const mostShown = (perRow: number): number => (perRow > 2 ? 2 * perRow - 1 : MOST_SHOWN);
