import type { MenuItem, Modifier, ModifierGroup } from "../menus/menu.ts";
import { isInStock } from "../menus/item-availability.ts";
import { openersIn } from "../menus/nested-groups.ts";
import { minor, type Minor } from "../money/minor.ts";
import { chosenIn, groupAmount } from "./choices/group-charges.ts";
import { type ResolvedGroup, resolveGroup, selectedTotal } from "./line/modifier-groups.ts";
import type { Selected } from "./line/order-line.ts";

/**
 * The lowest price of an item including its required choices (menus §34), such as a size that must be chosen; null if
 * the item has no price. Optional choices do not count, whether they add or take off (menus §45). `groups` are all of
 * the item's groups, including those that choices open (menus §46).
 */
export const startingPrice = (
  item: Pick<MenuItem, "price" | "modifier_size">,
  groups: readonly ModifierGroup[],
): Minor | null => (item.price === null ? null : minor(Math.max(0, item.price + leastOfChoices(item, groups))));

/** A price as it is shown. */
export interface ShownPrice {
  price: Minor | null;
  /** The required choices decide about it: "From" (menus §34). */
  from: boolean;
}

/** The price that an item is shown with before anything is chosen, wherever it is shown (menus §34). */
export function shownPrice(
  item: Pick<MenuItem, "price" | "modifier_size">,
  groups: readonly ModifierGroup[],
): ShownPrice {
  const price = startingPrice(item, groups);
  return { price, from: price !== item.price };
}

/** The least that the required choices of an item add to its price, or take off it. */
export const leastOfChoices = (item: Pick<MenuItem, "modifier_size">, groups: readonly ModifierGroup[]): number => {
  if (groups.length === 0) return 0;
  const openers = openersIn(groups);
  const opens = leastOpened(groups, item.modifier_size);
  return groups.reduce((sum, group) => {
    if (openers.has(group.id)) return sum;
    return sum + leastOfGroup(resolveGroup(group, item.modifier_size), opens([group]));
  }, 0);
};

/** A group in which a choice is still missing while a dish is being composed. */
export interface UnmetGroup {
  resolved: ResolvedGroup;
  selection: readonly Selected[];
  /** The quantity of the choice that opened the group: what is chosen in the group counts once for each (menus §46). */
  times: number;
}

/**
 * The least that the missing choices will add to what is already chosen, or take off it. `groups` are all of the
 * item's.
 */
export const leastOfUnmet = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  unmet: readonly UnmetGroup[],
): number => {
  const opens = leastOpened(groups, item.modifier_size);
  return unmet.reduce((sum, { resolved, selection, times }) => {
    const own = opens([resolved.group]);
    return sum + times * (selection.length > 0 ? leastBeside(resolved, selection, own) : leastOfGroup(resolved, own));
  }, 0);
};

/**
 * Whether what must still be chosen may change the price: as long as it may, the price that is shown is the lowest one
 * (menus §34), even if that is the price of what is chosen already.
 */
export const mayChangePrice = (
  { modifier_size: size }: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
  unmet: readonly UnmetGroup[],
): boolean => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const may = ({ group, min }: ResolvedGroup, above: readonly ModifierGroup[]): boolean =>
    choicesToMeet(group, min).some(({ price, modifier_groups }) => {
      const charged = price < 0 || (price > 0 && group.free_amount < min);
      return charged || modifier_groups.some((id) => mayOpen(byId.get(id), above));
    });
  const mayOpen = (opened: ModifierGroup | undefined, above: readonly ModifierGroup[]): boolean =>
    opened !== undefined && !above.includes(opened) && may(resolveGroup(opened, size), [...above, opened]);
  return unmet.some(({ resolved }) => may(resolved, [resolved.group]));
};

type Opens = (choice: Modifier) => number;

/** The minimum cost of the groups that a choice opens. Groups above it in the nesting are not counted again. */
const leastOpened = (groups: readonly ModifierGroup[], size: number): ((above: readonly ModifierGroup[]) => Opens) => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const opens =
    (above: readonly ModifierGroup[]): Opens =>
    ({ modifier_groups }) =>
      modifier_groups.reduce((sum, id) => {
        const opened = byId.get(id);
        if (!opened || above.includes(opened)) return sum;
        return sum + leastOfGroup(resolveGroup(opened, size), opens([...above, opened]));
      }, 0);
  return opens;
};

/** One unit of a choice: its own price, and the minimum cost of what it opens. */
interface Piece {
  price: number;
  opens: number;
}

/**
 * The minimum cost of a group. If its choices can be hidden, nothing in it is certain to be asked, so it counts as 0.
 */
const leastOfGroup = ({ group, min, per_item }: ResolvedGroup, opens: Opens): number => {
  const choices = choicesToMeet(group, min);
  const pieces = choices.flatMap((choice): Piece[] => {
    const piece = { price: choice.price, opens: opens(choice) };
    return Array.from({ length: Math.min(per_item, min) }, () => piece);
  });
  return leastOfPieces(pieces, min, Math.max(0, group.free_amount));
};

const choicesToMeet = (group: ModifierGroup, min: number): Modifier[] => {
  const choices = group.modifiers.filter(({ type }) => type === "selectable");
  if (min === 0 || choices.some(isHideable)) return [];
  const inStock = choices.filter(isInStock);
  return inStock.length > 0 ? inStock : choices;
};

/**
 * The same if something is already chosen in the group: the cheapest remaining choices, at the amount they add then
 * (menus §36).
 */
const leastBeside = ({ group, min, per_item }: ResolvedGroup, selection: readonly Selected[], opens: Opens): number => {
  const chosen = chosenIn(group, selection);
  const left = choicesToMeet(group, min).flatMap((modifier) => {
    const taken = chosen.find((one) => one.modifier.id === modifier.id)?.quantity ?? 0;
    return Array.from({ length: Math.max(0, Math.min(per_item, min) - taken) }, () => modifier);
  });
  const added = left
    .toSorted((a, b) => a.price + opens(a) - b.price - opens(b))
    .slice(0, Math.max(0, min - selectedTotal(selection)));
  const after = [...chosen, ...added.map((modifier) => ({ modifier, quantity: 1 }))];
  const opened = added.reduce((sum, modifier) => sum + opens(modifier), 0);
  return groupAmount(group, after) - groupAmount(group, chosen) + opened;
};

/**
 * The minimum cost of choosing `count` pieces of which `free` are free. Each piece is skipped, paid or taken for free;
 * a piece with a negative price is never taken for free. A free piece still costs what it opens.
 */
const leastOfPieces = (pieces: readonly Piece[], count: number, free: number): number => {
  const wanted = Math.min(count, pieces.length);
  const most = Math.min(free, wanted);
  if (most === 0) {
    const costs = pieces.map(({ price, opens }) => price + opens).toSorted((a, b) => a - b);
    return costs.slice(0, wanted).reduce((sum, cost) => sum + cost, 0);
  }
  /** The minimum cost, by the number of pieces taken and how many of them are free. */
  let costs = new Map<number, number>([[0, 0]]);
  const at = (taken: number, freely: number): number => taken * (most + 1) + freely;
  for (const { price, opens } of pieces) {
    const next = new Map(costs);
    const offer = (key: number, cost: number): void => {
      const before = next.get(key);
      if (before === undefined || cost < before) next.set(key, cost);
    };
    for (const [key, cost] of costs) {
      const taken = Math.floor(key / (most + 1));
      const freely = key % (most + 1);
      if (taken === wanted) continue;
      offer(at(taken + 1, freely), cost + price + opens);
      if (freely < most && price > 0) offer(at(taken + 1, freely + 1), cost + opens);
    }
    costs = next;
  }
  let least = Infinity;
  for (let freely = 0; freely <= most; freely += 1) {
    least = Math.min(least, costs.get(at(wanted, freely)) ?? Infinity);
  }
  return least;
};

const isHideable = ({ conditional_display, conditional_modifiers }: Modifier): boolean =>
  conditional_display === "hide-when-select" && conditional_modifiers.length > 0;
