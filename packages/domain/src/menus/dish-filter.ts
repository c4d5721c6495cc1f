import { avoidedOf } from "./avoided-allergens.ts";
import type { Diet } from "./diets.ts";
import type { Allergen, MenuItem } from "./menu.ts";
import { canHoldEnough, type SlotCounts } from "./slot-portions.ts";

/** A vegan dish is also vegetarian and lactose-free, although kitchens rarely declare all three. */
const IMPLIED: Partial<Record<string, readonly Diet[]>> = { vegan: ["vegetarian", "lactose-free"] };

export interface DishFilter {
  /** Items that declare one of these are excluded. */
  without: readonly Allergen[];
  /** All of them must fit. */
  diets: readonly Diet[];
  /** Only these items; null if the filter does not ask for favourites. */
  liked: ReadonlySet<number> | null;
}

export const fitsDiets = (tags: readonly string[], diets: readonly Diet[]): boolean => {
  const said = new Set(tags.flatMap((tag) => [tag, ...(IMPLIED[tag] ?? [])]));
  return diets.every((diet) => said.has(diet));
};

type Filtered = Pick<MenuItem, "id" | "tags" | "allergens">;

/** Judged by what the item itself declares. An allergen of a modifier is shown where the modifier is chosen. */
export const fitsFilter = (item: Filtered, { without, diets, liked }: DishFilter): boolean =>
  avoidedOf(item.allergens, without).length === 0 &&
  fitsDiets(item.tags, diets) &&
  (liked === null || liked.has(item.id));

/** Whether a combo can be filled with items that fit. A combo cannot be a favourite. */
export const comboFitsFilter = (
  menu: { items: readonly Filtered[] },
  combo: { slots: readonly (SlotCounts & { items: readonly { item_id: number; limit: number | null }[] })[] },
  filter: DishFilter,
): boolean => {
  if (filter.liked !== null) return false;
  const fitting = new Set(menu.items.filter((item) => fitsFilter(item, filter)).map(({ id }) => id));
  return combo.slots.every((slot) => canHoldEnough(slot, ({ item_id }) => fitting.has(item_id)));
};
