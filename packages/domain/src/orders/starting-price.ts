import type { MenuItem, Modifier, ModifierGroup } from "../menus/menu.ts";
import { isInStock } from "../menus/item-availability.ts";
import { openersIn } from "../menus/nested-groups.ts";
import { minor, type Minor } from "../money/minor.ts";
import { resolveGroup } from "./line/modifier-groups.ts";

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
  const byId = new Map(groups.map((group) => [group.id, group]));
  const least = (group: ModifierGroup, above: readonly ModifierGroup[]): number =>
    leastOfGroup(group, item.modifier_size, ({ modifier_groups }) =>
      modifier_groups.reduce((sum, id) => {
        const opened = byId.get(id);
        return opened && !above.includes(opened) ? sum + least(opened, [...above, group]) : sum;
      }, 0),
    );
  return groups.reduce((sum, group) => (openers.has(group.id) ? sum : sum + least(group, [group])), 0);
};

/** One of a choice: its own price, and the least that what it opens asks for. */
interface Piece {
  price: number;
  opens: number;
}

/** Of a group whose choices can be hidden nothing is sure to be asked. */
const leastOfGroup = (group: ModifierGroup, size: number, opens: (choice: Modifier) => number): number => {
  const { min, per_item } = resolveGroup(group, size);
  const choices = group.modifiers.filter(({ type }) => type === "selectable");
  if (min === 0 || choices.some(isHideable)) return 0;
  const inStock = choices.filter(isInStock);
  const pieces = (inStock.length > 0 ? inStock : choices).flatMap((choice): Piece[] => {
    const piece = { price: choice.price, opens: opens(choice) };
    return Array.from({ length: Math.min(per_item, min) }, () => piece);
  });
  return leastOfPieces(pieces, min, Math.max(0, group.free_amount));
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
