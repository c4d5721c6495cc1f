import { comboOf } from "../../menus/find-in-menu.ts";
import { checkCombo } from "./combos.ts";
import type { Menu } from "../../menus/menu.ts";
import { checkPortion } from "./check-portion.ts";
import { readLine } from "./line-portions.ts";
import type { LineProblem } from "./line-problem.ts";
import { isQuantity } from "./line-quantity.ts";
import type { OrderLine } from "./order-line.ts";

/**
 * Everything that prevents a line from being ordered, judged by the menu alone; empty if nothing does (menus §2,
 * menus §11, menus §16).
 */
export const checkLine = (menu: Menu, line: OrderLine): LineProblem[] => {
  const problems: LineProblem[] = [];
  if (!isQuantity(line.quantity)) problems.push({ code: "quantity_invalid", data: { quantity: line.quantity } });
  if (line.type === "combo") {
    const combo = comboOf(menu, line.combo_id);
    if (!combo) return [{ code: "item_gone", data: { combo_id: line.combo_id } }, ...problems];
    return [...problems, ...checkCombo(menu, combo, line)];
  }
  const reading = readLine(menu, line);
  if (!reading) return [{ code: "item_gone", data: { item_id: line.item_id } }, ...problems];
  return [...problems, ...reading.problems, ...reading.portions.flatMap(checkPortion)];
};
