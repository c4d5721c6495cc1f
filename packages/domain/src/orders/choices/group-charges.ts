import { modifierOf } from "../../menus/find-in-menu.ts";
import type { Modifier, ModifierGroup } from "../../menus/menu.ts";
import { minor, type Minor } from "../../money/minor.ts";
import type { Selected } from "../line/order-line.ts";

/** A choice of a group, how often it is taken, and what that costs. */
export interface Charged {
  modifier: Modifier;
  quantity: number;
  /** How many of it cost nothing because the group has choices that are free. */
  free: number;
  /** For all of it. */
  amount: Minor;
}

interface Chosen {
  modifier: Modifier;
  quantity: number;
}

/** The choices of a selection that the group has. */
export const chosenIn = (group: ModifierGroup, selection: readonly Selected[]): Chosen[] =>
  selection.flatMap(({ modifier_id, quantity }) => {
    const modifier = modifierOf(group, modifier_id);
    return modifier ? [{ modifier, quantity }] : [];
  });

/**
 * What is chosen in a group with what it costs (menus §36): as many as its `free_amount` cost nothing, the dearest
 * first, then those that stand first on the menu. So the order in which somebody chose changes no price, one more
 * choice never makes it cheaper unless it takes off by itself (menus §45), and none ever costs more than what stands
 * beside it. What takes off is none of those that are free.
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

/** What everything that is chosen in a group costs. */
export const groupAmount = (
  group: Pick<ModifierGroup, "free_amount" | "modifiers">,
  chosen: readonly Chosen[],
): Minor => minor(chargeGroup(group, chosen).reduce((sum, { amount }) => sum + amount, 0));
