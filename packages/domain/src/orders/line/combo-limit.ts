import { countedQuantity } from "./line-quantity.ts";
import { MAX_QUANTITY, type OrderLine } from "./order-line.ts";
import type { Combo } from "../../menus/menu.ts";

/** How many of a combo an order holds: the quantities of its lines together. */
export const comboCount = (combo_id: number, lines: readonly OrderLine[]): number =>
  lines.reduce(
    (count, line) => count + (line.type === "combo" && line.combo_id === combo_id ? countedQuantity(line.quantity) : 0),
    0,
  );

/** menus §19: "Limit reached" once `limit_per_order` are in the order. */
export const isLimitReached = (combo: Pick<Combo, "id" | "limit_per_order">, lines: readonly OrderLine[]): boolean =>
  combo.limit_per_order !== null && comboCount(combo.id, lines) >= combo.limit_per_order;

/** The largest quantity that a line of a combo may have beside the other lines of an order; 0: it has no room. */
export const mostOfCombo = (combo: Pick<Combo, "id" | "limit_per_order">, others: readonly OrderLine[]): number =>
  combo.limit_per_order === null
    ? MAX_QUANTITY
    : Math.max(0, Math.min(MAX_QUANTITY, combo.limit_per_order - comboCount(combo.id, others)));
