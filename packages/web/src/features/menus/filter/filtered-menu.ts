import type { Menu } from "@tablee/contract/menus/menus.schema";
import type { Text } from "@tablee/domain/language/text";
import { comboFitsFilter, type DishFilter, fitsFilter } from "@tablee/domain/menus/dish-filter";
import { type ItemsSection, sectionsOf } from "../reading/menu-sections.ts";
import {
  itemOutliner,
  comboOutliner,
  type OutlineCombo,
  type OutlineItem,
  shownItems,
} from "../reading/menu-outline.ts";

/** With the description, which a search reads. */
type FoundItem = OutlineItem & { description: Text };

/** The cards that match. */
export interface FoundMenu {
  items: FoundItem[];
  /** The same by section. */
  sections: ItemsSection<FoundItem>[];
  combos: OutlineCombo[];
}

/** The items and combos of a menu that pass a filter, in menu order. */
export function dishesOf(menu: Menu, filter: DishFilter): FoundMenu {
  const outlined = itemOutliner(menu);
  const items = shownItems(menu)
    .filter((item) => fitsFilter(item, filter))
    .map((item) => ({ ...outlined(item), description: item.description }));
  return {
    items,
    sections: sectionsOf(items, menu.sections),
    combos: menu.combos.filter((combo) => comboFitsFilter(menu, combo, filter)).map(comboOutliner(menu)),
  };
}

/** How many dishes and combos would pass a filter. */
export const countDishes = (menu: Menu, filter: DishFilter): number =>
  shownItems(menu).filter((item) => fitsFilter(item, filter)).length +
  menu.combos.filter((combo) => comboFitsFilter(menu, combo, filter)).length;
