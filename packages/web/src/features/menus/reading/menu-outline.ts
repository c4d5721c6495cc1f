import type { Combo, Menu, MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { comboAllergens } from "@tablee/domain/orders/line/allergens";
import { groupsByItem } from "@tablee/domain/menus/find-in-menu";
import { itemsById, leastOfCombo } from "@tablee/domain/orders/line/combo-amounts";
import { canBeFilled, comboOpeners } from "@tablee/domain/orders/line/combos";
import { shownPrice as shownInMinor } from "@tablee/domain/orders/starting-price";
import { groupInMinor, itemInMinor } from "@tablee/contract/menus/menu-amounts";
import type { ModifierGroup } from "@tablee/domain/menus/menu";
import type { DishOffer } from "@tablee/domain/menus/dish-offers";
import { menuIn, type ModePrices } from "@tablee/domain/menus/mode-prices";
import { itemState } from "@tablee/domain/menus/item-availability";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { type ItemsSection, MOST_SHOWN, sectionsOf } from "./menu-sections.ts";

/** An item's price as shown (menus §34): the lowest possible one, in decimals, and whether it is preceded by "from". */
interface ShownPrice {
  price: number | null;
  from: boolean;
}

/** What an item's card shows. Amounts are decimals from the wire. */
/** `price` is the lowest possible one, with the choices that are required. */
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
  | "heat"
  | "section_id"
  | "settings"
> & {
  state: "available" | "out_of_stock" | "not_orderable";
  /** The price depends on required choices: "from". */
  from: boolean;
  /** The price in each mode in which it differs (menus §44). */
  by_mode: Partial<Record<OrderMode, ShownPrice>>;
  /** It has choices: pressing + opens its dialog instead of adding it at once. */
  customisable: boolean;
  /** It opens a combo that is available. */
  combo: boolean;
};

export type OutlineCombo = Pick<
  Combo,
  "id" | "name" | "description" | "promotion" | "limit_per_order" | "image_url" | "allergens"
> & {
  /** The lowest possible price: every slot filled with its cheapest item. */
  from_price: number;
  /** The price in each mode in which it differs. */
  by_mode: ModePrices;
  /** The allergens that it has whatever is chosen; `allergens` also includes those of some choices. */
  always: Combo["allergens"];
  /** Each required slot has an item that can fill it. */
  available: boolean;
};

export interface OutlineSection extends ItemsSection<OutlineItem> {
  /** The number of items in the section; `items` holds only as many as it shows. */
  total: number;
}

/**
 * The part of a restaurant and its menu that the menu page shows before anything is pressed: what the server renders
 * and sends stays light, however long the menu is.
 */
export interface MenuOutline {
  restaurant: RestaurantCard;
  /** The number of items and combos; 0: there is no menu. */
  total: number;
  sections: OutlineSection[];
  combos: OutlineCombo[];
  /** Offers on dishes, for any time and mode. */
  dish_offers: DishOffer[];
  /** The address of the restaurant's other menus, or null. */
  welcome_url: string | null;
}

const outlines = new WeakMap<Restaurant, MenuOutline>();

/** Computed once per answer: the server returns the same answer until the restaurant changes. */
export function outlineOf(restaurant: Restaurant): MenuOutline {
  let outline = outlines.get(restaurant);
  if (!outline) outlines.set(restaurant, (outline = makeOutline(restaurant)));
  return outline;
}

function makeOutline({ menu, items: _ids, ...restaurant }: Restaurant): MenuOutline {
  const shown = shownItems(menu);
  const outlined = itemOutliner(menu);
  const outlinedCombo = comboOutliner(menu);
  return {
    restaurant,
    total: shown.length + menu.combos.length,
    sections: sectionsOf(shown, menu.sections).map(({ items, ...head }) => ({
      ...head,
      total: items.length,
      items: items.slice(0, MOST_SHOWN).map(outlined),
    })),
    combos: menu.combos.map(outlinedCombo),
    dish_offers: menu.offers.filter(({ kind }) => kind !== "amount_off").map(dishOffer),
    welcome_url: menu.welcome_url,
  };
}

const dishOffer = ({ kind, item_ids, modes, hours, starts, ends }: Menu["offers"][number]): DishOffer => ({
  kind,
  item_ids,
  modes,
  hours,
  starts,
  ends,
});

/**
 * Returns the function that makes cards of a menu's items; what they need from the rest of the menu is looked up once.
 */
export function itemOutliner(menu: Menu): (item: MenuItem) => OutlineItem {
  const groups = groupsInMinor(menu);
  const openers = comboOpeners(menu);
  const inModes = pricedMenus(menu).map(({ mode, menu: priced }) => ({
    mode,
    items: itemsOf(priced),
    groups: groupsInMinor(priced),
  }));
  return (item) => {
    const own = groups.get(item.id) ?? [];
    const shown = shownPrice(item, own);
    const by_mode: OutlineItem["by_mode"] = {};
    for (const { mode, items, groups: priced } of inModes) {
      const there = shownPrice(items.get(item.id) ?? item, priced.get(item.id) ?? []);
      if (there.price !== shown.price || there.from !== shown.from) by_mode[mode] = there;
    }
    return { ...outlineItem(item), ...shown, by_mode, customisable: own.length > 0, combo: openers.has(item.id) };
  };
}

/** The menu in each mode in which anything on it has a price of its own. */
function pricedMenus(menu: Menu): { mode: OrderMode; menu: Menu }[] {
  const things = [...menu.items, ...menu.combos, ...menu.modifier_groups.flatMap(({ modifiers }) => modifiers)];
  return ORDER_MODES.filter((mode) => things.some(({ mode_prices }) => mode_prices[mode] !== undefined)).map(
    (mode) => ({ mode, menu: menuIn(menu, mode) }),
  );
}

/** The price that a card shows in a mode; null: the menu's own. */
export const priceShownIn = (item: Pick<OutlineItem, "price" | "from" | "by_mode">, mode: OrderMode | null) =>
  (mode === null ? undefined : item.by_mode[mode]) ?? item;

export const comboPriceIn = ({ from_price, by_mode }: OutlineCombo, mode: OrderMode | null): number =>
  (mode === null ? undefined : by_mode[mode]) ?? from_price;

/** The items that a menu lists (menus §33). */
export const shownItems = (menu: Menu): MenuItem[] => menu.items.filter(({ hidden }) => !hidden);

/** The groups of each item with amounts in minor units, with which prices are computed. */
export const groupsInMinor = (menu: Menu): ReadonlyMap<number, readonly ModifierGroup[]> =>
  groupsByItem(menu.modifier_groups.map(groupInMinor));

/** The same on amounts as they are on the wire. */
export const shownPrice = (item: MenuItem, groups: readonly ModifierGroup[]): ShownPrice => {
  const { price, from } = shownInMinor(itemInMinor(item), groups);
  return { price: price === null ? null : toDecimal(price), from };
};

const outlineItem = (item: MenuItem): Omit<OutlineItem, "price" | "from" | "by_mode" | "customisable" | "combo"> => ({
  id: item.id,
  name: item.name,
  calories: item.calories,
  image_url: item.image_url,
  orientation: item.orientation,
  tags: item.tags,
  allergens: item.allergens,
  type: item.type,
  heat: item.heat,
  section_id: item.section_id,
  settings: item.settings,
  state: itemState(item),
});

/** The same for a menu's combos. */
export function comboOutliner(menu: Menu): (combo: Combo) => OutlineCombo {
  const items = itemsOf(menu);
  const amounts = amountsOf(menu);
  const inModes = pricedMenus(menu).map(({ mode, menu: priced }) => ({
    mode,
    items: amountsOf(priced),
    combos: new Map(priced.combos.map((combo) => [combo.id, combo])),
  }));
  return (combo) => {
    const from_price = leastPrice(combo, amounts);
    const by_mode: Partial<Record<OrderMode, number>> = {};
    for (const { mode, items: priced, combos } of inModes) {
      const there = leastPrice(combos.get(combo.id) ?? combo, priced);
      if (there !== from_price) by_mode[mode] = there;
    }
    return { ...outlineCombo(combo, menu, items), from_price, by_mode };
  };
}

const outlineCombo = (
  combo: Combo,
  menu: Menu,
  items: ReadonlyMap<number, MenuItem>,
): Omit<OutlineCombo, "from_price" | "by_mode"> => ({
  id: combo.id,
  name: combo.name,
  description: combo.description,
  promotion: combo.promotion,
  limit_per_order: combo.limit_per_order,
  image_url: combo.image_url,
  allergens: combo.allergens,
  always: comboAllergens(combo.slots, items).always,
  available: canBeFilled(menu, combo),
});

const itemsOf = (menu: Menu): Map<number, MenuItem> => new Map(menu.items.map((item) => [item.id, item]));

/** The price of each item alone, and its lowest one with required choices, in minor units. */
const amountsOf = ({ items, modifier_groups }: Menu): ReturnType<typeof itemsById> =>
  itemsById({ items: items.map(itemInMinor), modifier_groups: modifier_groups.map(groupInMinor) });

/** Converts the amounts from the wire for the rule. */
function leastPrice({ base_price, slots }: Combo, known: ReturnType<typeof itemsById>): number {
  const combo = {
    base_price: toMinor(base_price),
    slots: slots.map(({ items: choices, ...slot }) => ({
      ...slot,
      items: choices.map((choice) => ({ ...choice, extra_price: toMinor(choice.extra_price) })),
    })),
  };
  return toDecimal(leastOfCombo(combo, known));
}
