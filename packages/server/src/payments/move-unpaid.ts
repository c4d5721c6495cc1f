import type { Queryable } from "../database/open-database.ts";
import type { Say } from "../events/telling.ts";
import { type WrittenMove, writeMove } from "../orders/stored/move-order.queries.ts";
import { viewForBoth } from "../orders/stored/order-view.ts";
import { readOrder } from "../orders/stored/orders.queries.ts";
import type { PayableOrder } from "./payments.queries.ts";

/** A state that an unpaid order reaches; without other times, it keeps those that were promised. */
type UnpaidMove = Pick<WrittenMove, "status" | "reason" | "date"> & Partial<Pick<WrittenMove, "min_time" | "max_time">>;

/** Moves a locked unpaid order, and says so. */
export const moveUnpaid = async (
  { tx, say }: { tx: Queryable; say: Say },
  { id, account_id, min_time, max_time }: PayableOrder,
  move: UnpaidMove,
): Promise<void> => {
  const at = await writeMove(tx, id, { min_time, max_time, ...move, delay: null, account_id });
  const record = await readOrder(tx, id);
  if (record) await say(tx, "order.moved", { ...viewForBoth(record), at, delay: null });
};
