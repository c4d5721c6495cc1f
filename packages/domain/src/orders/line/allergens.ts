import { chosenModifiers, readLine } from "./line-portions.ts";
import type { OrderLine } from "./order-line.ts";
import { ALLERGENS, type Allergen, type Combo, type Menu, type MenuItem } from "../../menus/menu.ts";

type Declares = Pick<MenuItem, "allergens">;

const inOrder = (declared: ReadonlySet<Allergen>): Allergen[] => ALLERGENS.filter((one) => declared.has(one));

export interface ComboAllergens {
  /** Whatever one chooses: a slot that must be filled offers nothing without it. */
  always: Allergen[];
  /** Something that may fill a slot declares it; the others are in `always`. */
  sometimes: Allergen[];
}

/**
 * The allergens of a combo, from the items that may fill it; it declares none of its own. Items that have left the
 * menu are none. A slot of which nothing is left holds nothing.
 */
export function comboAllergens(
  slots: readonly { optional: boolean; items: readonly { item_id: number }[] }[],
  items: ReadonlyMap<number, Declares>,
): ComboAllergens {
  const always = new Set<Allergen>();
  const any = new Set<Allergen>();
  for (const slot of slots) {
    const declared = slot.items.flatMap(({ item_id }) => items.get(item_id)?.allergens ?? []);
    const fillings = slot.items.filter(({ item_id }) => items.has(item_id));
    for (const allergen of declared) {
      any.add(allergen);
      if (slot.optional) continue;
      if (fillings.every(({ item_id }) => items.get(item_id)?.allergens.includes(allergen))) always.add(allergen);
    }
  }
  return { always: inOrder(always), sometimes: inOrder(any).filter((one) => !always.has(one)) };
}

/** The allergens of a combo of a menu; `comboAllergens` says what they are. */
export const allergensOfCombo = (menu: Pick<Menu, "items">, combo: Pick<Combo, "slots">): ComboAllergens =>
  comboAllergens(combo.slots, new Map(menu.items.map((item) => [item.id, item])));

/**
 * What a line really holds: the allergens of its item, or of the items in its slots, and of what is chosen for them,
 * in the order of the list. Modifiers that are hidden, and whatever the menu does not have, add none.
 */
export function lineAllergens(menu: Menu, line: OrderLine): Allergen[] {
  const portions = readLine(menu, line)?.portions ?? [];
  return inOrder(
    new Set(
      portions.flatMap((portion) => [
        ...portion.item.allergens,
        ...chosenModifiers(portion).flatMap(({ modifier }) => modifier.allergens),
      ]),
    ),
  );
}
