import { modifierOf } from "../../menus/find-in-menu.ts";
import type { Modifier, ModifierGroup } from "../../menus/menu.ts";
import { minor, type Minor } from "../../money/minor.ts";
import type { Selected } from "../line/order-line.ts";

/** A choice in a group, its quantity and its cost. */
export interface Charged {
  modifier: Modifier;
  quantity: number;
  /** How many of that quantity are free, because the group includes free choices. */
  free: number;
  /** For the whole quantity. */
  amount: Minor;
}

interface Chosen {
  modifier: Modifier;
  quantity: number;
}

/** The chosen modifiers of a selection that exist in the group. */
export const chosenIn = (group: ModifierGroup, selection: readonly Selected[]): Chosen[] =>
  selection.flatMap(({ modifier_id, quantity }) => {
    const modifier = modifierOf(group, modifier_id);
    return modifier ? [{ modifier, quantity }] : [];
  });

/**
 * Prices the choices in a group (menus §36): as many as `free_amount` are free, the most expensive first, and among
 * equal prices the first on the menu. So the price does not depend on the order of choosing. An additional choice never
 * lowers the price, unless it has a negative price itself (menus §45), and never costs more than the price shown beside
 * it. Choices with a negative price never count as free.
 */
export const chargeGroup = (
  group: Pick<ModifierGroup, "free_amount" | "modifiers">,
  chosen: readonly Chosen[],
): Charged[] => {
  const place = new Map(group.modifiers.map(({ id }, at) => [id, at]));
  const placeOf = ({ modifier }: Chosen) => place.get(modifier.id) ?? 0;
  const dearestFirst = chosen
    .filter(({ modifier }) => modifier.price > 0)
    .toSorted((a, b) => b.modifier.price - a.modifier.price || placeOf(a) - placeOf(b));
  const free = new Map<Chosen, number>();
  let left = Math.max(0, group.free_amount);
  for (const one of dearestFirst) {
    const taken = Math.min(left, one.quantity);
    free.set(one, taken);
    left -= taken;
  }
  return chosen.map((one) => {
    const without = free.get(one) ?? 0;
    return { ...one, free: without, amount: minor(one.modifier.price * (one.quantity - without)) };
  });
};

/** The total cost of the choices in a group. */
export const groupAmount = (
  group: Pick<ModifierGroup, "free_amount" | "modifiers">,
  chosen: readonly Chosen[],
): Minor => minor(chargeGroup(group, chosen).reduce((sum, { amount }) => sum + amount, 0));
