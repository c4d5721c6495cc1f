import { changeTable, type TableChange } from "./change-table.ts";
import type { TableBasket } from "./table.ts";

/**
 * What a table's basket comes to once the changes are made that still wait on a diner's device, in their order. What
 * the rule refuses by now changes nothing here: the server will say so.
 */
export const withPending = (basket: TableBasket, diner_id: string, changes: readonly TableChange[]): TableBasket =>
  changes.reduce((before, change) => {
    const after = changeTable(before, diner_id, change);
    return "code" in after ? before : after.basket;
  }, basket);
