import type { ModifierType } from "../menus/menu.ts";

/** An amount that stands for the most that the group allows. */
const AS_MANY = -1;

/** What decides whether a dish can be ordered for nothing. */
interface PricedDish {
  ref: string;
  price: number | null;
  listed: boolean;
}
interface PricedGroup {
  items: readonly string[];
  listed: boolean;
  min_selected_amount: number;
  max_selected_amount: number;
  /** How often one choice may be taken. */
  selections_per_item: number;
  /** How many choices are free, the most expensive first. */
  free_amount: number;
  modifiers: readonly { price: number; type: ModifierType }[];
}

/** Whether whoever orders pays at least something in a group: the cheapest choices that satisfy it are not all free. */
function costsSomething({ min_selected_amount, max_selected_amount, free_amount, ...group }: PricedGroup): boolean {
  const least = min_selected_amount === AS_MANY ? max_selected_amount : min_selected_amount;
  const times = group.selections_per_item === AS_MANY ? least : Math.min(least, group.selections_per_item);
  const cheapest = group.modifiers
    .filter(({ type }) => type === "selectable")
    .flatMap(({ price }) => Array.from({ length: times }, () => price))
    .toSorted((one, other) => one - other)
    .slice(0, least);
  const paid = cheapest.slice(0, Math.max(0, cheapest.length - free_amount));
  return paid.reduce((sum, price) => sum + price, 0) > 0;
}

/**
 * The dishes on the menu that anybody can order for nothing: their price is zero, and none of their groups requires a
 * choice that costs something. They may be meant so, and are shown before the menu is published (management §7).
 */
export const freeDishes = <Dish extends PricedDish>(menu: {
  items: readonly Dish[];
  modifier_groups: readonly PricedGroup[];
}): Dish[] =>
  menu.items.filter(
    ({ ref, price, listed }) =>
      listed &&
      price === 0 &&
      !menu.modifier_groups.some((group) => group.listed && group.items.includes(ref) && costsSomething(group)),
  );
