import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";

/** Prices in some ways of ordering that replace the thing's own price (menus §44); empty if it has none. */
export type ModePrices<Amount extends number = number> = Readonly<Partial<Record<OrderMode, Amount | undefined>>>;

/** The same for editing: every way of ordering has an entry, null if it has no price of its own. */
export type EveryModePrice = Record<OrderMode, number | null>;

export const everyModePrice = (prices: ModePrices): EveryModePrice => {
  const { take_out = null, dine_in = null, delivery = null, drive = null, curbside = null } = prices;
  return { take_out, dine_in, delivery, drive, curbside };
};

export const givenModePrices = (prices: Readonly<EveryModePrice>): ModePrices =>
  Object.fromEntries(ORDER_MODES.flatMap((mode) => (prices[mode] === null ? [] : [[mode, prices[mode]]])));

/** The parts of a menu that have prices, in any unit: minor units in the domain, decimals on the wire. */
interface PricedMenu {
  readonly items: readonly { readonly price: number | null; readonly mode_prices: ModePrices }[];
  readonly combos: readonly { readonly base_price: number; readonly mode_prices: ModePrices }[];
  readonly modifier_groups: readonly {
    readonly modifiers: readonly { readonly price: number; readonly mode_prices: ModePrices }[];
  }[];
}

const NONE: ModePrices<never> = Object.freeze({});

const hasOwn = ({ mode_prices }: { readonly mode_prices: ModePrices }): boolean => Object.keys(mode_prices).length > 0;

/** Whether anything on a menu has different prices in different ways of ordering. */
export const hasModePrices = ({ items, combos, modifier_groups }: PricedMenu): boolean =>
  items.some(hasOwn) || combos.some(hasOwn) || modifier_groups.some(({ modifiers }) => modifiers.some(hasOwn));

/**
 * The menu with the prices of one way of ordering (menus §44). Code that shows or charges a price calls this first. An
 * item without a price has none in any mode. The result has no mode prices left, so that calling this again changes
 * nothing. If the mode is null, or if nothing has mode prices, the menu itself is returned.
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
