import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";

/** What something costs in some ways of ordering, in place of its own price (menus §44); empty: everywhere the same. */
export type ModePrices<Amount extends number = number> = Readonly<Partial<Record<OrderMode, Amount | undefined>>>;

/** The same as it is edited: each way has its place, null where it has no price of its own. */
export type EveryModePrice = Record<OrderMode, number | null>;

export const everyModePrice = (prices: ModePrices): EveryModePrice => {
  const { take_out = null, dine_in = null, delivery = null, drive = null, curbside = null } = prices;
  return { take_out, dine_in, delivery, drive, curbside };
};

export const givenModePrices = (prices: Readonly<EveryModePrice>): ModePrices =>
  Object.fromEntries(ORDER_MODES.flatMap((mode) => (prices[mode] === null ? [] : [[mode, prices[mode]]])));

/** As much of a menu as has prices, whatever their unit: minor units of the domain, decimals of the wire. */
interface PricedMenu {
  readonly items: readonly { readonly price: number | null; readonly mode_prices: ModePrices }[];
  readonly combos: readonly { readonly base_price: number; readonly mode_prices: ModePrices }[];
  readonly modifier_groups: readonly {
    readonly modifiers: readonly { readonly price: number; readonly mode_prices: ModePrices }[];
  }[];
}

const NONE: ModePrices<never> = Object.freeze({});

const hasOwn = ({ mode_prices }: { readonly mode_prices: ModePrices }): boolean => Object.keys(mode_prices).length > 0;

/** Whether anything of a menu costs otherwise in one way of ordering than in another. */
export const hasModePrices = ({ items, combos, modifier_groups }: PricedMenu): boolean =>
  items.some(hasOwn) || combos.some(hasOwn) || modifier_groups.some(({ modifiers }) => modifiers.some(hasOwn));

/**
 * The menu as it is priced in one way of ordering (menus §44): what shows or charges a price asks this one first. A dish
 * without a price has none in any. Priced in one it has no other prices left, so that asking again changes nothing; with
 * no way of ordering (null), and where nothing has another price, it is the menu itself.
 */
export function menuIn<Menu extends PricedMenu>(menu: Menu, mode: OrderMode | null): Menu {
  if (mode === null || !hasModePrices(menu)) return menu;
  const { items, combos, modifier_groups } = menu;
  return {
    ...menu,
    items: items.map((item) => pricedIn(item, mode)),
    combos: combos.map((combo) =>
      hasOwn(combo) ? { ...combo, base_price: combo.mode_prices[mode] ?? combo.base_price, mode_prices: NONE } : combo,
    ),
    modifier_groups: modifier_groups.map((group) =>
      group.modifiers.some(hasOwn)
        ? { ...group, modifiers: group.modifiers.map((modifier) => pricedIn(modifier, mode)) }
        : group,
    ),
  };
}

const pricedIn = <Thing extends { readonly price: number | null; readonly mode_prices: ModePrices }>(
  thing: Thing,
  mode: OrderMode,
): Thing =>
  hasOwn(thing)
    ? { ...thing, price: thing.price === null ? null : (thing.mode_prices[mode] ?? thing.price), mode_prices: NONE }
    : thing;
