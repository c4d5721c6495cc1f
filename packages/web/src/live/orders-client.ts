import { ORDERS_NAMESPACE, type OrdersServerEvents } from "@tablee/contract/orders/orders.events";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

/** The subject of a room: one order, or all orders of a kitchen. */
export type OrdersRoom = { order_id: number } | { restaurant_id: number };
export type OrdersClient = LiveClient<OrdersServerEvents, OrdersRoom>;

interface OrdersHeard {
  /** An order as the server has it. Two updates may arrive out of order: the cache keeps the newer one. */
  received: (order: Order) => void;
  /** A room was joined: what happened in it before has to be fetched. */
  joined: (room: OrdersRoom) => void;
}

/** How long the connection outlives a screen, for somebody who goes to the next one. */
const LINGER_MS = 5_000;

/** Receives changes of a diner's orders and of a kitchen's. */
export const ordersClient = (reach: LiveReach, { received, joined }: OrdersHeard): OrdersClient =>
  new LiveClient(reach, {
    namespace: ORDERS_NAMESPACE,
    visitors: false,
    linger_ms: LINGER_MS,
    on: { order_updated: received },
    rooms: {
      key: (room) => JSON.stringify(room),
      join: (room) => ["order_id" in room ? "join_order" : "join_kitchen", room],
      leave: (room) => ["order_id" in room ? "leave_order" : "leave_kitchen", room],
      joined,
    },
  });
