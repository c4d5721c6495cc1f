import { isOvertaken, type OrderNotification } from "@tablee/domain/orders/order-transitions";
import type { QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../../api/query-options.ts";
import { orderKey } from "./order-cache.ts";

interface ToldOrders {
  /** Whether a notification says something new, as far as is known; its order is followed from then on. */
  isNews(order_id: number, notification: OrderNotification): boolean;
  stop(): void;
}

/** Follows the orders that notifications were shown for, and reports those that have moved on since. */
export function followTold(client: QueryClient, orpc: Orpc, onPast: (order_id: number) => void): ToldOrders {
  const told = new Map<number, OrderNotification>();
  const isPast = (order_id: number, notification: OrderNotification): boolean => {
    const order = client.getQueryData(orderKey(orpc, order_id));
    return order !== undefined && isOvertaken(notification, order.status);
  };
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type !== "updated") return;
    for (const [order_id, notification] of told) {
      if (!isPast(order_id, notification)) continue;
      told.delete(order_id);
      onPast(order_id);
    }
  });
  return {
    isNews: (order_id, notification) => {
      if (isPast(order_id, notification)) return false;
      told.set(order_id, notification);
      return true;
    },
    stop,
  };
}
