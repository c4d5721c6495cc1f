import type { Order, OrderPage } from "@tablee/contract/orders/orders.schema";
import { isCurrent } from "@tablee/domain/orders/order-transitions";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../../api/query-options.ts";

/** Where orders lie in the cache. */
export type OrdersTab = "current" | "history";
export const orderKey = (orpc: Orpc, id: number) => orpc.orders.get.queryKey({ input: { id } });
export const ordersKey = (orpc: Orpc, tab: OrdersTab) => orpc.orders[tab].key({ type: "infinite" });
/** All running orders of a kitchen, in one list. */
export const kitchenOrdersKey = (orpc: Orpc, restaurant_id: number) =>
  orpc.kitchen.orders.key({ type: "query", input: { restaurant_id } });

/** What of a kitchen was refused or cancelled lately. */
export const kitchenStoppedKey = (orpc: Orpc, restaurant_id: number) =>
  orpc.kitchen.orders.key({ type: "query", input: { restaurant_id, status: "refunded" } });

/**
 * Of two pictures of an order the newer one: each change counts its revision up (contract, `order_updated`). Of two of
 * the same revision the one that arrived last.
 */
export const newerOf = (known: Order | undefined, arrived: Order): Order =>
  known !== undefined && known.revision > arrived.revision ? known : arrived;

/**
 * The one way of an order into the cache, for answers and for events: an older picture never takes the place of a
 * newer one, in whatever order the two arrive. Answers what is now known of the order.
 */
export function enterOrder(client: QueryClient, orpc: Orpc, arrived: Order): Order {
  const order = newerOf(knownOrder(client, orpc, arrived), arrived);
  client.setQueryData(orderKey(orpc, order.id), order);
  for (const tab of ["current", "history"] as const) {
    client.setQueriesData<InfiniteData<OrderPage>>(
      { queryKey: ordersKey(orpc, tab) },
      (list) => list && inPages(list, order),
    );
  }
  client.setQueryData<Order[]>(kitchenOrdersKey(orpc, order.restaurant_id), (list) => list && inKitchen(list, order));
  if (order.status === "refunded") {
    client.setQueryData<Order[]>(
      kitchenStoppedKey(orpc, order.restaurant_id),
      (list) => list && [order, ...list.filter(({ id }) => id !== order.id)],
    );
  }
  return order;
}

/** Wherever it lies, so that a list whose order was never opened counts too. */
function knownOrder(client: QueryClient, orpc: Orpc, { id, restaurant_id }: Order): Order | undefined {
  const kitchen = client.getQueryData<Order[]>(kitchenOrdersKey(orpc, restaurant_id));
  const alone = client.getQueryData<Order>(orderKey(orpc, id));
  const listed = kitchen?.find((order) => order.id === id);
  return alone && listed ? newerOf(alone, listed) : (alone ?? listed);
}

const inPages = (list: InfiniteData<OrderPage>, order: Order): InfiniteData<OrderPage> => {
  if (!list.pages.some((page) => page.orders.some(({ id }) => id === order.id))) return list;
  const replaced = (other: Order) => (other.id === order.id ? newerOf(other, order) : other);
  return { ...list, pages: list.pages.map((page) => ({ ...page, orders: page.orders.map(replaced) })) };
};

/** A kitchen's list holds what runs; what has just come is at its head, what is over leaves it. */
export const inKitchen = (list: Order[], order: Order): Order[] => {
  const runs = isCurrent(order.status) && order.status !== "unpaid";
  const known = list.some(({ id }) => id === order.id);
  if (!runs) return known ? list.filter(({ id }) => id !== order.id) : list;
  return known ? list.map((other) => (other.id === order.id ? newerOf(other, order) : other)) : [order, ...list];
};

/**
 * A kitchen's fresh list together with what arrived by event while it was being fetched: a new order is not lost to an
 * answer that was on its way. `fetched` has been entered; `before` and `now` are the cached list when the fetch began
 * and when it ended.
 */
export function withArrivals(fetched: readonly Order[], before: readonly Order[], now: readonly Order[]): Order[] {
  const revisions = new Map(before.map((order) => [order.id, order.revision]));
  const arrived = now.filter((order) => order.revision > (revisions.get(order.id) ?? -1));
  return [...arrived, ...fetched].reduceRight(inKitchen, []);
}
