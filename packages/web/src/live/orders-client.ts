import { ORDERS_NAMESPACE, type OrdersServerEvents } from "@tablee/contract/orders/orders.events";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

/** What is listened to: one order, or all of a kitchen. */
export type OrdersRoom = { order_id: number } | { restaurant_id: number };
export type OrdersClient = LiveClient<OrdersServerEvents, OrdersRoom>;

interface OrdersHeard {
  /** An order as the server has it. Two may arrive the other way round: the cache keeps the newer one. */
  received: (order: Order) => void;
  /** Whatever happened in a room before is to be asked for. */
  joined: (room: OrdersRoom) => void;
}

/** Somebody who leaves one screen for the next keeps the connection this long. */
const LINGER_MS = 5_000;

/** A diner's orders and a kitchen's, as they change. */
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
