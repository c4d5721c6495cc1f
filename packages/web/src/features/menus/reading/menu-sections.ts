import type { MenuSection as OwnSection } from "@tablee/contract/menus/menus.schema";
import { ITEM_TYPES, type ItemType } from "@tablee/domain/menus/menu";

/** A section of the menu by which it is named in addresses: the items of one type, or one of the owner's by its id. */
export type ItemsKey = ItemType | `s${number}`;
export type SectionKey = ItemsKey | "combos";

/** What a section is headed by; `own` is null where the items' type, or that they are combos, says it all. */
export interface SectionHead {
  key: SectionKey;
  own: OwnSection | null;
}
export const COMBOS: SectionHead = { key: "combos", own: null };

export interface ItemsSection<Item> extends SectionHead {
  key: ItemsKey;
  items: Item[];
}

export const readSectionKey = (value: unknown): ItemsKey | undefined =>
  typeof value === "string" && /^s[1-9]\d{0,9}$/.test(value)
    ? (value as `s${number}`)
    : ITEM_TYPES.find((type) => type === value);

/** The owner's sections in their order, then what stands in none of them by its type (menus §31). */
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

/** The menu's items by their type, in the order in which one eats them; empty sections are none. */
export const sectionsByType = <Item extends { type: ItemType }>(items: readonly Item[]) =>
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
