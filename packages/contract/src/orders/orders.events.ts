import type { Order } from "./orders.schema.ts";

/** Namespace `/orders` (wire §33): a diner joins an order, staff join a kitchen. */
export const ORDERS_NAMESPACE = "/orders";

/** Answer to a join: `ok`, or the code that refuses it. `unavailable`: the server could not tell; try again. */
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
  /** Two changes in short order may arrive the other way round: the one with the larger `revision` is the newer. */
  order_updated: (order: Order) => void;
  /** Reconnect after `after_ms` with the token of that moment: the process stops, or the session has ended. */
  reconnect: (input: { after_ms: number }) => void;
}
