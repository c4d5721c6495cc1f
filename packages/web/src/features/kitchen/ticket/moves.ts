import type { Order } from "@tablee/contract/orders/orders.schema";
import type { OrderStatus } from "@tablee/domain/orders/order-status";

/** A step that staff have pressed and the server has not answered yet. */
export interface Move {
  id: number;
  status: OrderStatus;
  /** Minutes, for `delayed`. */
  delay?: number;
  /** For `refunded`. */
  reason?: string;
  /** When it was pressed: ISO 8601, by this device's clock. */
  at: string;
  /** How many states the order's history had then, including those of earlier moves without an answer. */
  known: number;
}

/**
 * The orders as they will be when pending moves have succeeded; a move that the server already knows changes nothing.
 */
export function withMoves(orders: readonly Order[], moves: readonly Move[]): Order[] {
  if (moves.length === 0) return [...orders];
  return orders.map((order) =>
    moves.filter(({ id }) => id === order.id).reduce((moved, move) => afterMove(moved, move), order),
  );
}

const afterMove = (order: Order, { status, delay, reason, at }: Move): Order => {
  if (order.status === status) return order;
  const change = { status, date: at, delay: delay ?? null, reason: reason ?? null };
  return { ...order, status, statuses: [...order.statuses, change] };
};

/**
 * Whether a move was made, by a kitchen's list that was fetched after it. An order that is no longer in the list is
 * finished: whoever moved it, there is nothing left to press.
 */
export function wasMoved({ id, status, known }: Move, list: readonly Order[]): boolean {
  const now = list.find((order) => order.id === id);
  return !now || now.statuses.slice(known).some((change) => change.status === status);
}
