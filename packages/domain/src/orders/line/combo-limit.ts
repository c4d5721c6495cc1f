import { countedQuantity } from "./line-quantity.ts";
import { MAX_QUANTITY, type OrderLine } from "./order-line.ts";
import type { Combo } from "../../menus/menu.ts";

/** How many of a combo an order contains: the sum over its lines. */
export const comboCount = (combo_id: number, lines: readonly OrderLine[]): number =>
  lines.reduce(
    (count, line) => count + (line.type === "combo" && line.combo_id === combo_id ? countedQuantity(line.quantity) : 0),
    0,
  );

/** Whether the order already contains `limit_per_order` of a combo: "Limit reached" (menus §19). */
export const isLimitReached = (combo: Pick<Combo, "id" | "limit_per_order">, lines: readonly OrderLine[]): boolean =>
  combo.limit_per_order !== null && comboCount(combo.id, lines) >= combo.limit_per_order;

/** The highest quantity that a line of a combo may have, given the other lines of the order; 0 if there is no room. */
export const mostOfCombo = (combo: Pick<Combo, "id" | "limit_per_order">, others: readonly OrderLine[]): number =>
  combo.limit_per_order === null
    ? MAX_QUANTITY
    : Math.max(0, Math.min(MAX_QUANTITY, combo.limit_per_order - comboCount(combo.id, others)));
