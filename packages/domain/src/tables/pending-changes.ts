import { changeTable, type TableChange } from "./change-table.ts";
import type { TableBasket } from "./table.ts";

/**
 * A table's basket with the changes that still wait on a diner's device, applied in order. A change that is refused by
 * now has no effect here; the server will report it.
 */
export const withPending = (basket: TableBasket, diner_id: string, changes: readonly TableChange[]): TableBasket =>
  changes.reduce((before, change) => {
    const after = changeTable(before, diner_id, change);
    return "code" in after ? before : after.basket;
  }, basket);
