import { readLine } from "./line-portions.ts";
import { countedQuantity } from "./line-quantity.ts";
import type { OrderLine } from "./order-line.ts";
import type { Menu } from "../../menus/menu.ts";

/**
 * The calories of a whole line: those of its items times its quantity. Modifiers declare none, and unknown calories
 * count as 0.
 */
export const lineCalories = (menu: Menu, line: OrderLine): number => {
  const portions = readLine(menu, line)?.portions ?? [];
  const unit = portions.reduce((sum, { item }) => sum + (item.calories ?? 0), 0);
  return unit * countedQuantity(line.quantity);
};
