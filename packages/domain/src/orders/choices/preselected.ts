import { isInStock } from "../../menus/item-availability.ts";
import type { MenuItem, ModifierGroup } from "../../menus/menu.ts";
import { type Selections, settleSelections } from "../line/modifier-groups.ts";
import { withOnlyAnswers } from "./only-answers.ts";

/**
 * What is chosen for an item when it is opened for the first time (menus §37): each choice that its kitchen has
 * preselected, once, as far as it is in stock and the limits let it; then what has one answer (menus §28).
 */
export const openingSelections = (
  item: Pick<MenuItem, "modifier_size">,
  groups: readonly ModifierGroup[],
): Selections => {
  const chosen = groups.map(
    ({ id, modifiers }) =>
      [
        id,
        modifiers
          .filter((modifier) => modifier.preselected && isInStock(modifier))
          .map((modifier) => ({ modifier_id: modifier.id, quantity: 1 })),
      ] as const,
  );
  return withOnlyAnswers(item, groups, settleSelections(item, groups, new Map(chosen)));
};
