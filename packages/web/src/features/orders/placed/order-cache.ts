import type { Order, OrderPage } from "@tablee/contract/orders/orders.schema";
import { isCurrent } from "@tablee/domain/orders/order-transitions";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../../api/query-options.ts";

/** The two lists of orders in the cache. */
export type OrdersTab = "current" | "history";
export const orderKey = (orpc: Orpc, id: number) => orpc.orders.get.queryKey({ input: { id } });
export const ordersKey = (orpc: Orpc, tab: OrdersTab) => orpc.orders[tab].key({ type: "infinite" });
/** All current orders of a kitchen, in one list. */
export const kitchenOrdersKey = (orpc: Orpc, restaurant_id: number) =>
  orpc.kitchen.orders.key({ type: "query", input: { restaurant_id } });

/** A kitchen's orders that were refused or cancelled lately. */
export const kitchenStoppedKey = (orpc: Orpc, restaurant_id: number) =>
  orpc.kitchen.orders.key({ type: "query", input: { restaurant_id, status: "refunded" } });

/**
 * Returns the newer of two versions of an order: each change increments its revision (contract, `order_updated`). Of
 * two with the same revision, the one that arrived last.
 */
export const newerOf = (known: Order | undefined, arrived: Order): Order =>
  known !== undefined && known.revision > arrived.revision ? known : arrived;

/**
 * The only way for an order into the cache, from answers and events alike: an older version never replaces a newer one,
 * in whatever sequence they arrive. Returns the newest known version.
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

/** Looks everywhere, so that an order in a list counts even if it was never opened. */
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

/** A kitchen's list contains current orders only: a new one is put first, and a finished one is removed. */
export const inKitchen = (list: Order[], order: Order): Order[] => {
  const runs = isCurrent(order.status) && order.status !== "unpaid";
  const known = list.some(({ id }) => id === order.id);
  if (!runs) return known ? list.filter(({ id }) => id !== order.id) : list;
  return known ? list.map((other) => (other.id === order.id ? newerOf(other, order) : other)) : [order, ...list];
};

/**
 * Merges a kitchen's fetched list with the orders that arrived as events during the fetch, so that a new order is not
 * lost to an answer that was already on its way. `fetched` has been entered into the cache; `before` and `now` are the
 * cached list at the start and at the end of the fetch.
 */
export function withArrivals(fetched: readonly Order[], before: readonly Order[], now: readonly Order[]): Order[] {
  const revisions = new Map(before.map((order) => [order.id, order.revision]));
  const arrived = now.filter((order) => order.revision > (revisions.get(order.id) ?? -1));
  return [...arrived, ...fetched].reduceRight(inKitchen, []);
}
