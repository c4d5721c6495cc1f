import type { Order } from "@tablee/contract/orders/orders.schema";
import { delayedWindow } from "@tablee/domain/kitchen/status-change";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { checkTransition, isRepeated, type TransitionVerdict } from "@tablee/domain/orders/order-transitions";
import { telling } from "../events/telling.ts";
import type { Services } from "../services.ts";
import { type LockedOrder, lockOrder, madeMove, writeMove } from "./stored/move-order.queries.ts";
import { viewForBoth } from "./stored/order-view.ts";
import { readOrder } from "./stored/orders.queries.ts";

export interface Move {
  to: OrderStatus;
  /** In minutes; only for `delayed`. */
  delay?: number | null;
  reason?: string | null;
  /** Only if it is sent again: how many states the order's history had when it was first sent. */
  known?: number | undefined;
  account_id: number;
}
export type MoveRefusal = { code: "not_found" } | TransitionVerdict;

/**
 * Moves an order to another state and writes its history in one transaction, under a lock on its row, so the second of
 * two simultaneous moves sees the result of the first. `mayMove` decides on the locked row whether the move is allowed.
 * A move that is sent again and was made is answered like the first time, and changes nothing (orders §44).
 */
export const moveOrder = (
  services: Services,
  id: number,
  move: Move,
  mayMove: (order: LockedOrder) => MoveRefusal | null,
): Promise<{ order: Order } | MoveRefusal> =>
  telling(services, (say) =>
    services.database.db.transaction(async (tx): Promise<{ order: Order } | MoveRefusal> => {
      const locked = await lockOrder(tx, id, move.account_id);
      if (!locked) return { code: "not_found" };
      const refusal = mayMove(locked);
      if (refusal) return refusal;
      const row = written(locked, move, services.clock());
      const made = move.known === undefined ? null : await madeMove(tx, id, move.known);
      const again = made !== null && isRepeated(made, row);
      const wrong = again ? null : checkTransition(locked.status, move.to, locked.mode);
      if (wrong) return wrong;
      const at = again ? null : await writeMove(tx, id, row);
      const record = await readOrder(tx, id);
      if (!record) return { code: "not_found" };
      const views = viewForBoth(record);
      if (at) await say(tx, "order.moved", { ...views, at, delay: row.delay });
      // Only its diner sees who ordered long ago.
      return { order: record.order.account_id === move.account_id ? views.order : views.for_kitchen };
    }),
  );

const written = (locked: LockedOrder, { to, delay = null, reason = null, account_id }: Move, date: Date) => {
  const late = to === "delayed" ? delay : null;
  const window = late === null ? locked : delayedWindow(locked, date, late);
  const { min_time, max_time } = window;
  return { status: to, delay: late, reason: to === "refunded" ? reason : null, account_id, date, min_time, max_time };
};
