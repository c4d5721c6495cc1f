import { isInStock } from "../menus/item-availability.ts";
import type { MenuItem, Modifier, ModifierGroup } from "../menus/menu.ts";
import { minor, type Minor } from "../money/minor.ts";
import { resolveGroup } from "./line/modifier-groups.ts";

/**
 * The least that an item can cost with what must be chosen for it (menus §34), null where it has no price: what a size
 * costs that has to be chosen is in it. What one may choose besides is not, whether it adds or takes off (menus §45).
 */
export const startingPrice = (
  item: Pick<MenuItem, "price" | "modifier_size">,
  groups: readonly ModifierGroup[],
): Minor | null =>
  item.price === null
    ? null
    : minor(
        Math.max(
          0,
          groups.reduce((sum, group) => sum + leastOfGroup(group, item.modifier_size), item.price as number),
        ),
      );

/** Of a group whose choices can be hidden nothing is sure to be asked. */
const leastOfGroup = (group: ModifierGroup, size: number): number => {
  const { min, per_item } = resolveGroup(group, size);
  const choices = group.modifiers.filter(({ type }) => type === "selectable");
  if (min === 0 || choices.some(isHideable)) return 0;
  const inStock = choices.filter(isInStock);
  const prices = (inStock.length > 0 ? inStock : choices)
    .flatMap(({ price }) => Array<number>(Math.min(per_item, min)).fill(price))
    .toSorted((a, b) => a - b);
  // Of the cheapest that are enough the dearest are free; what takes off does so all the same.
  const enough = prices.slice(0, min);
  const adding = enough.filter((price) => price > 0).length;
  const charged = enough.slice(0, enough.length - Math.min(adding, Math.max(0, group.free_amount)));
  return charged.reduce((sum, price) => sum + price, 0);
};

const isHideable = ({ conditional_display, conditional_modifiers }: Modifier): boolean =>
  conditional_display === "hide-when-select" && conditional_modifiers.length > 0;
