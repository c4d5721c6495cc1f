import type { Order } from "./orders.schema.ts";

/** Namespace `/orders` (wire §33): diners join an order, staff join a kitchen. */
export const ORDERS_NAMESPACE = "/orders";

/** The answer to a join: `ok`, or why it is refused. `unavailable`: the server could not decide; try again. */
export type JoinAnswer =
  | { ok: true }
  | { ok: false; code: "not_found" | "forbidden" | "invalid_input" | "unavailable" };

export interface OrdersClientEvents {
  join_order: (input: { order_id: number }, answer: (result: JoinAnswer) => void) => void;
  leave_order: (input: { order_id: number }) => void;
  join_kitchen: (input: { restaurant_id: number }, answer: (result: JoinAnswer) => void) => void;
  leave_kitchen: (input: { restaurant_id: number }) => void;
}
export interface OrdersServerEvents {
  /** Two changes in quick succession may arrive in reverse order: the one with the larger `revision` is newer. */
  order_updated: (order: Order) => void;
  /**
   * Reconnect after `after_ms` with the token that is valid then: the process is stopping, or the session has ended.
   */
  reconnect: (input: { after_ms: number }) => void;
}
