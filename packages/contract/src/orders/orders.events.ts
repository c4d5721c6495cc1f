import type { Order } from "./orders.schema.ts";

/** Namespace `/orders` (decisions, "Sockets"): a diner joins an order, staff join a kitchen. */
export const ORDERS_NAMESPACE = "/orders";

/** Answer to a join: `ok`, or the code that refuses it. */
export type JoinAnswer = { ok: true } | { ok: false; code: "not_found" | "forbidden" | "invalid_input" };

export interface OrdersClientEvents {
  join_order: (input: { order_id: number }, answer: (result: JoinAnswer) => void) => void;
  leave_order: (input: { order_id: number }) => void;
  join_kitchen: (input: { restaurant_id: number }, answer: (result: JoinAnswer) => void) => void;
  leave_kitchen: (input: { restaurant_id: number }) => void;
}
export interface OrdersServerEvents {
  order_updated: (order: Order) => void;
  /** The process is about to stop: reconnect after `after_ms`, elsewhere or later. */
  reconnect: (input: { after_ms: number }) => void;
}
