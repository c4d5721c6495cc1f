import { chosenModifiers, readLine } from "./line-portions.ts";
import type { OrderLine } from "./order-line.ts";
import { ALLERGENS, type Allergen, type Combo, type Menu, type MenuItem } from "../../menus/menu.ts";

type Declares = Pick<MenuItem, "allergens">;

const inOrder = (declared: ReadonlySet<Allergen>): Allergen[] => ALLERGENS.filter((one) => declared.has(one));

export interface ComboAllergens {
  /** Present whatever is chosen: every item that can fill some required slot declares it. */
  always: Allergen[];
  /** Declared by some item that may fill a slot, and not in `always`. */
  sometimes: Allergen[];
}

/**
 * The allergens of a combo, derived from the items that may fill it; it declares none of its own. Items that are no
 * longer on the menu are ignored, and so is a slot with no items left.
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

/** The allergens of a combo on a menu; see `comboAllergens`. */
export const allergensOfCombo = (menu: Pick<Menu, "items">, combo: Pick<Combo, "slots">): ComboAllergens =>
  comboAllergens(combo.slots, new Map(menu.items.map((item) => [item.id, item])));

/**
 * What a line actually contains: the allergens of its item, or of the items in its slots, and of the chosen modifiers,
 * in the order of ALLERGENS. Hidden modifiers, and anything that is not on the menu, add none.
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
