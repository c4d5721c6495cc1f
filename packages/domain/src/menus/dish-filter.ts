import { avoidedOf } from "./avoided-allergens.ts";
import type { Diet } from "./diets.ts";
import type { Allergen, MenuItem } from "./menu.ts";
import { canHoldEnough, type SlotCounts } from "./slot-portions.ts";

/** A vegan dish is a vegetarian one, and has no milk; kitchens rarely write all three. */
const IMPLIED: Partial<Record<string, readonly Diet[]>> = { vegan: ["vegetarian", "lactose-free"] };

export interface DishFilter {
  /** Nothing that declares one of these. */
  without: readonly Allergen[];
  /** All of them at once. */
  diets: readonly Diet[];
  /** Only these items; null: whatever is liked. */
  liked: ReadonlySet<number> | null;
}

export const fitsDiets = (tags: readonly string[], diets: readonly Diet[]): boolean => {
  const said = new Set(tags.flatMap((tag) => [tag, ...(IMPLIED[tag] ?? [])]));
  return diets.every((diet) => said.has(diet));
};

type Filtered = Pick<MenuItem, "id" | "tags" | "allergens">;

/** By what the item itself declares: a modifier that adds an allergen says so where it is chosen. */
export const fitsFilter = (item: Filtered, { without, diets, liked }: DishFilter): boolean =>
  avoidedOf(item.allergens, without).length === 0 &&
  fitsDiets(item.tags, diets) &&
  (liked === null || liked.has(item.id));

/** Whether a combo can be put together from items that fit; combos themselves are not liked. */
export const comboFitsFilter = (
  menu: { items: readonly Filtered[] },
  combo: { slots: readonly (SlotCounts & { items: readonly { item_id: number; limit: number | null }[] })[] },
  filter: DishFilter,
): boolean => {
  if (filter.liked !== null) return false;
  const fitting = new Set(menu.items.filter((item) => fitsFilter(item, filter)).map(({ id }) => id));
  return combo.slots.every((slot) => canHoldEnough(slot, ({ item_id }) => fitting.has(item_id)));
};
