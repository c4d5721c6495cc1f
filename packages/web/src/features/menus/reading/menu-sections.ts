import type { MenuSection as OwnSection } from "@tablee/contract/menus/menus.schema";
import type { ItemType } from "@tablee/domain/menus/menu";
import type { ItemsKey, SectionKey } from "./section-key.ts";

/** The head of a section; `own` is null if the items' type, or that they are combos, is its name. */
export interface SectionHead {
  key: SectionKey;
  own: OwnSection | null;
}
export const COMBOS: SectionHead = { key: "combos", own: null };

export interface ItemsSection<Item> extends SectionHead {
  key: ItemsKey;
  items: Item[];
}

/** The owner's sections in their order, then the items without a section by type (menus §31). */
export const sectionsOf = <Item extends { type: ItemType; section_id: number | null }>(
  items: readonly Item[],
  own: readonly OwnSection[],
): ItemsSection<Item>[] => {
  const known = new Set(own.map(({ id }) => id));
  const placed = Map.groupBy(items, ({ section_id }) =>
    section_id !== null && known.has(section_id) ? section_id : 0,
  );
  return [
    ...own.flatMap((section): ItemsSection<Item>[] => {
      const inIt = placed.get(section.id) ?? [];
      return inIt.length > 0 ? [{ key: `s${section.id}`, own: section, items: inIt }] : [];
    }),
    ...sectionsByType(placed.get(0) ?? []).map((section) => ({ ...section, own: null })),
  ];
};

/** The menu's items by type, in the order of `SECTION_ORDER`, without empty types. */
export const sectionsByType = <Item extends { type: ItemType }>(items: readonly Item[]) =>
  SECTION_ORDER.map((key) => ({ key, items: items.filter(({ type }) => type === key) })).filter(
    (section) => section.items.length > 0,
  );

/** Plates first, because people come for them; then what is eaten before, beside and after them. */
const SECTION_ORDER = [
  "plate",
  "appetizer",
  "accompaniment",
  "dessert",
  "beverage",
  "other",
] as const satisfies readonly ItemType[];

/** menus §22: an item's card is about 186 px wide; in rem, so that large text gets fewer cards per row. */
const CARD_REM = 11.625;
const GAP_REM = 1;
/** A card may be a little narrower, so that a row is filled to its end. */
const TOLERANCE_REM = 0.625;
const MOST_PER_ROW = 4;
/** Below this width, a row has no room for two cards with their text. */
const TWO_CARDS_REM = 17;

/** The number of cards in a row of this width: at least one, two as soon as they fit on a phone, at most four. */
export function itemsPerRow(widthRem: number): number {
  const fitting = Math.floor((widthRem + GAP_REM) / (CARD_REM - TOLERANCE_REM + GAP_REM));
  return Math.min(MOST_PER_ROW, Math.max(fitting, widthRem >= TWO_CARDS_REM ? 2 : 1));
}

/**
 * How many items a section shows before "View more" (menus §22): on wide screens at most twice the items per row minus
 * one, because the button takes the last place; on narrow ones as many as fill four rows of two, minus that place.
 */
export const MOST_SHOWN = 2 * MOST_PER_ROW - 1;
export const mostShown = (perRow: number): number => (perRow > 2 ? 2 * perRow - 1 : MOST_SHOWN);
