import type { Order } from "@tablee/contract/orders/orders.schema";
import { delayedWindow } from "@tablee/domain/kitchen/status-change";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { checkTransition, type TransitionVerdict } from "@tablee/domain/orders/order-transitions";
import { printByItself } from "../kitchen/printing/print-by-itself.ts";
import type { NotificationRow } from "../notifications/notifications.queries.ts";
import { notify } from "../notifications/notify.ts";
import { writeOrderNotification } from "../notifications/order-notification.ts";
import type { Services } from "../services.ts";
import { announceOrder } from "../webhooks/announce-order.ts";
import { type LockedOrder, lockOrder, writeMove } from "./stored/move-order.queries.ts";
import { viewOrder } from "./stored/order-view.ts";
import { readOrder } from "./stored/orders.queries.ts";

export interface Move {
  to: OrderStatus;
  /** Minutes, for delayed alone. */
  delay?: number | null;
  reason?: string | null;
  account_id: number;
}
export type MoveRefusal = { code: "not_found" } | { code: "forbidden" } | TransitionVerdict;

/**
 * Moves an order and writes its history and what its diner is told in one transaction, under a lock on its row: of two that move it at once
 * the second sees where the first has moved it. `mayMove` decides, on the locked row, whether this one may.
 */
export const moveOrder = async (
  services: Services,
  id: number,
  move: Move,
  mayMove: (order: LockedOrder) => MoveRefusal | null,
): Promise<{ order: Order } | MoveRefusal> => {
  const moved = await services.database.db.transaction(async (tx): Promise<Moved | MoveRefusal> => {
    const locked = await lockOrder(tx, id, move.account_id);
    if (!locked) return { code: "not_found" };
    const refusal = mayMove(locked) ?? checkTransition(locked.status, move.to, locked.mode);
    if (refusal) return refusal;
    const row = written(locked, move, services.clock());
    await writeMove(tx, id, row);
    const record = await readOrder(tx, id);
    if (!record) return { code: "not_found" };
    const order = viewOrder(record);
    await announceOrder(services, tx, "order.status_changed", order);
    return { order, notification: await writeOrderNotification(tx, order, row.delay, row.date) };
  });
  if (!("order" in moved)) return moved;
  services.realtime.orderUpdated(moved.order);
  void printByItself(services, moved.order);
  if (moved.notification) await notify(services, moved.notification);
  return { order: moved.order };
};

interface Moved {
  order: Order;
  /** What the diner is told of it, where anything. */
  notification: NotificationRow | null;
}

const written = (locked: LockedOrder, { to, delay = null, reason = null, account_id }: Move, date: Date) => {
  const late = to === "delayed" ? delay : null;
  const window = late === null ? locked : delayedWindow(locked, date, late);
  const { min_time, max_time } = window;
  return { status: to, delay: late, reason: to === "refunded" ? reason : null, account_id, date, min_time, max_time };
};
