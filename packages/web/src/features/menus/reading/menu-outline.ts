import type { Combo, Menu, MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { comboAllergens } from "@tablee/domain/orders/line/allergens";
import { leastOfCombo } from "@tablee/domain/orders/line/combo-amounts";
import { canBeFilled, comboOpeners } from "@tablee/domain/orders/line/combos";
import { startingPrice } from "@tablee/domain/orders/starting-price";
import { groupInMinor, itemInMinor } from "@tablee/contract/menus/menu-amounts";
import type { ModifierGroup } from "@tablee/domain/menus/menu";
import { itemState } from "@tablee/domain/menus/item-availability";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import { type ItemsSection, MOST_SHOWN, sectionsOf } from "./menu-sections.ts";

/** What a card of an item shows. Amounts are decimals of the wire. */
/** `price` is the least that it costs with what must be chosen for it. */
export type OutlineItem = Pick<
  MenuItem,
  | "id"
  | "name"
  | "price"
  | "calories"
  | "image_url"
  | "orientation"
  | "tags"
  | "allergens"
  | "type"
  | "section_id"
  | "settings"
> & {
  state: "available" | "out_of_stock" | "not_orderable";
  /** Its price depends on what must be chosen: "from". */
  from: boolean;
  /** Something can be chosen for it: pressing + opens its dialog instead of adding it at once. */
  customisable: boolean;
  /** It opens a combo that can be had. */
  combo: boolean;
};

export type OutlineCombo = Pick<
  Combo,
  "id" | "name" | "description" | "promotion" | "limit_per_order" | "image_url" | "allergens"
> & {
  /** The least that it can cost: every slot filled with what costs least. */
  from_price: number;
  /** The allergens that it has whatever one chooses; `allergens` has those of some choices too. */
  always: Combo["allergens"];
  /** Something is there to fill each slot that must be filled. */
  available: boolean;
};

export interface OutlineSection extends ItemsSection<OutlineItem> {
  /** How many items there are; `items` holds as many as a section shows. */
  total: number;
}

/**
 * As much of a restaurant and its menu as the menu page shows before anything is pressed: what the server renders
 * and sends along stays light, however long the menu is.
 */
export interface MenuOutline {
  restaurant: RestaurantCard;
  /** How many items and combos there are in all; 0: there is no menu. */
  total: number;
  sections: OutlineSection[];
  combos: OutlineCombo[];
  /** Where other menus of the restaurant are, or null. */
  welcome_url: string | null;
}

export function outlineOf({ menu, items: _ids, ...restaurant }: Restaurant): MenuOutline {
  const shown = shownItems(menu);
  const outlined = itemOutliner(menu);
  return {
    restaurant,
    total: shown.length + menu.combos.length,
    sections: sectionsOf(shown, menu.sections).map(({ items, ...head }) => ({
      ...head,
      total: items.length,
      items: items.slice(0, MOST_SHOWN).map(outlined),
    })),
    combos: menu.combos.map((combo) => outlineCombo(combo, menu)),
    welcome_url: menu.welcome_url,
  };
}

/** What makes cards of a menu's items; what they need to know of the rest of the menu is looked up once. */
export function itemOutliner(menu: Menu): (item: MenuItem) => OutlineItem {
  const groups = groupsByItem(menu);
  const openers = comboOpeners(menu);
  return (item) => {
    const own = groups.get(item.id) ?? [];
    return { ...outlineItem(item, own), customisable: own.length > 0, combo: openers.has(item.id) };
  };
}

/** What a menu shows by itself (menus §33). */
export const shownItems = (menu: Menu): MenuItem[] => menu.items.filter(({ hidden }) => !hidden);

/** The groups of each item in minor units, as prices are reckoned from. */
export const groupsByItem = (menu: Menu): Map<number, ModifierGroup[]> => {
  const groups = new Map<number, ModifierGroup[]>();
  for (const group of menu.modifier_groups) {
    const read = groupInMinor(group);
    for (const id of group.items) groups.set(id, [...(groups.get(id) ?? []), read]);
  }
  return groups;
};

/** What is shown of an item's price (menus §34): the least that it costs, in decimals, and whether that is "from". */
export const shownPrice = (item: MenuItem, groups: readonly ModifierGroup[]) => {
  const least = startingPrice(itemInMinor(item), groups);
  const price = least === null ? null : toDecimal(least);
  return { price, from: price !== item.price };
};

const outlineItem = (
  item: MenuItem,
  groups: readonly ModifierGroup[],
): Omit<OutlineItem, "customisable" | "combo"> => ({
  id: item.id,
  name: item.name,
  ...shownPrice(item, groups),
  calories: item.calories,
  image_url: item.image_url,
  orientation: item.orientation,
  tags: item.tags,
  allergens: item.allergens,
  type: item.type,
  section_id: item.section_id,
  settings: item.settings,
  state: itemState(item),
});

export const outlineCombo = (combo: Combo, menu: Menu): OutlineCombo => ({
  id: combo.id,
  name: combo.name,
  description: combo.description,
  promotion: combo.promotion,
  limit_per_order: combo.limit_per_order,
  image_url: combo.image_url,
  allergens: combo.allergens,
  from_price: leastPrice(combo, menu),
  always: comboAllergens(combo.slots, itemsOf(menu)).always,
  available: canBeFilled(menu, combo),
});

const itemsOf = (menu: Menu): Map<number, MenuItem> => new Map(menu.items.map((item) => [item.id, item]));

/** The least that a combo of a menu can cost, in decimals; undefined where the menu does not have it. */
export function leastPriceOf(menu: Menu, combo_id: number): number | undefined {
  const combo = menu.combos.find(({ id }) => id === combo_id);
  return combo && leastPrice(combo, menu);
}

/** Amounts of the wire as the rule reckons with them. */
function leastPrice({ base_price, slots }: Combo, menu: Menu): number {
  const items = new Map(
    menu.items.map(({ id, stock_status, price }) => [
      id,
      { stock_status, price: price === null ? null : toMinor(price) },
    ]),
  );
  const combo = {
    base_price: toMinor(base_price),
    slots: slots.map(({ optional, items: choices }) => ({
      optional,
      items: choices.map((choice) => ({ ...choice, extra_price: toMinor(choice.extra_price) })),
    })),
  };
  return toDecimal(leastOfCombo(combo, items));
}
