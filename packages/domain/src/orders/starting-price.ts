import type { MenuItem, Modifier, ModifierGroup } from "../menus/menu.ts";
import { isInStock } from "../menus/item-availability.ts";
import { openersIn } from "../menus/nested-groups.ts";
import { minor, type Minor } from "../money/minor.ts";
import { chosenIn, groupAmount } from "./choices/group-charges.ts";
import { type ResolvedGroup, resolveGroup, selectedTotal } from "./line/modifier-groups.ts";
import type { Selected } from "./line/order-line.ts";

/**
 * The least that an item can cost with what must be chosen for it (menus §34), null where it has no price: what a size
 * costs that has to be chosen is in it. What one may choose besides is not, whether it adds or takes off (menus §45).
 * `groups` are all of the item's, those that choices open among them (menus §46).
 */
export const startingPrice = (
  item: Pick<MenuItem, "price" | "modifier_size">,
  groups: readonly ModifierGroup[],
): Minor | null => (item.price === null ? null : minor(Math.max(0, item.price + leastOfChoices(item, groups))));

/** The least that what must be chosen for an item adds to its price, or takes off it. */
export const leastOfChoices = (item: Pick<MenuItem, "modifier_size">, groups: readonly ModifierGroup[]): number => {
  if (groups.length === 0) return 0;
  const openers = openersIn(groups);
  const opens = leastOpened(groups, item.modifier_size);
  return groups.reduce((sum, group) => {
    if (openers.has(group.id)) return sum;
    return sum + leastOfGroup(resolveGroup(group, item.modifier_size), opens([group]));
  }, 0);
};

/** A group that still misses a choice while a dish is composed. */
export interface UnmetGroup {
  resolved: ResolvedGroup;
  selection: readonly Selected[];
  /** How many of the choice that opened it are taken: what is chosen within counts for each (menus §46). */
  times: number;
}

/** The least that what still misses adds to what is chosen already, or takes off it; `groups` are all of the item's. */
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

type Opens = (choice: Modifier) => number;

/** What the groups that a choice opens ask for at least, below those in which it stands. */
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

/** One of a choice: its own price, and the least that what it opens asks for. */
interface Piece {
  price: number;
  opens: number;
}

/** Of a group whose choices can be hidden nothing is sure to be asked. */
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

/** The same beside what is chosen in it: the cheapest that are left, at what they then add (menus §36). */
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
 * The least that as many pieces as are asked for cost, of which so many are free: each piece is left out, paid or had
 * free, where what takes off does so all the same. What is free of its price is not free of what it opens.
 */
const leastOfPieces = (pieces: readonly Piece[], count: number, free: number): number => {
  const wanted = Math.min(count, pieces.length);
  const most = Math.min(free, wanted);
  if (most === 0) {
    const costs = pieces.map(({ price, opens }) => price + opens).toSorted((a, b) => a - b);
    return costs.slice(0, wanted).reduce((sum, cost) => sum + cost, 0);
  }
  /** By how many are taken and how many of those are free. */
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
