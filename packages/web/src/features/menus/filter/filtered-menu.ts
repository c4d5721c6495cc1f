import type { Menu } from "@tablee/contract/menus/menus.schema";
import type { Text } from "@tablee/domain/language/text";
import { comboFitsFilter, type DishFilter, fitsFilter } from "@tablee/domain/menus/dish-filter";
import { itemOutliner, type OutlineCombo, outlineCombo, type OutlineItem } from "../reading/menu-outline.ts";

/** Cards of what fits; with the descriptions, which a search reads. */
export interface FoundMenu {
  items: (OutlineItem & { description: Text })[];
  combos: OutlineCombo[];
}

/** The items and combos of a menu that a filter leaves, in the menu's order. */
export function dishesOf(menu: Menu, filter: DishFilter): FoundMenu {
  const outlined = itemOutliner(menu);
  return {
    items: menu.items
      .filter((item) => fitsFilter(item, filter))
      .map((item) => ({ ...outlined(item), description: item.description })),
    combos: menu.combos
      .filter((combo) => comboFitsFilter(menu, combo, filter))
      .map((combo) => outlineCombo(combo, menu)),
  };
}

/** How many dishes and combos a filter would leave. */
export const countDishes = (menu: Menu, filter: DishFilter): number =>
  menu.items.filter((item) => fitsFilter(item, filter)).length +
  menu.combos.filter((combo) => comboFitsFilter(menu, combo, filter)).length;
