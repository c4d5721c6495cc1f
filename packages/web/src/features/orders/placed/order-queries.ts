import type { Order } from "@tablee/contract/orders/orders.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";
import type { Orpc } from "../../../api/query-options.ts";
import {
  enterOrder,
  kitchenOrdersKey,
  kitchenStoppedKey,
  orderKey,
  ordersKey,
  type OrdersTab,
  withArrivals,
} from "./order-cache.ts";

/** One of this member's orders, with its history. */
export const orderQuery = (orpc: Orpc, id: number) =>
  queryOptions({
    queryKey: orderKey(orpc, id),
    // An order that does not exist will not exist on a retry either.
    retry: (failures, error) => failures < 2 && !(isCallError(error) && error.code === "not_found"),
    queryFn: async ({ client, signal }): Promise<Order> =>
      enterOrder(client, orpc, await orpc.orders.get.call({ id }, { signal })),
  });

/** This member's current or finished orders, newest first, in pages. */
export const ordersQuery = (orpc: Orpc, tab: OrdersTab) =>
  infiniteQueryOptions({
    queryKey: ordersKey(orpc, tab),
    queryFn: async ({ client, signal, pageParam: continuation }) => {
      const page = await orpc.orders[tab].call(continuation ? { continuation } : {}, { signal });
      return { ...page, orders: page.orders.map((order) => enterOrder(client, orpc, order)) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
  });

/** The maximum that a call returns at once. */
const PAGE = 50;

/** All orders that a kitchen is working on, from all pages. */
export const kitchenOrdersQuery = (orpc: Orpc, restaurant_id: number) =>
  queryOptions({
    queryKey: kitchenOrdersKey(orpc, restaurant_id),
    queryFn: async ({ client, signal }): Promise<Order[]> => {
      const cached = () => client.getQueryData<Order[]>(kitchenOrdersKey(orpc, restaurant_id)) ?? [];
      const before = cached();
      const fetched = await everyPage(orpc, restaurant_id, signal);
      const now = cached();
      return withArrivals(entered(client, orpc, fetched), before, now);
    },
  });

/** The orders that were last refused or cancelled, newest first. */
export const kitchenStoppedQuery = (orpc: Orpc, restaurant_id: number) =>
  queryOptions({
    queryKey: kitchenStoppedKey(orpc, restaurant_id),
    queryFn: async ({ signal }): Promise<Order[]> => {
      const input = { restaurant_id, status: "refunded", limit: MOST_STOPPED };
      return (await orpc.kitchen.orders.call(input, { signal })).orders;
    },
  });

/** More than are ever stopped while somebody looks at a tablet. */
const MOST_STOPPED = 20;

const entered = (client: QueryClient, orpc: Orpc, orders: readonly Order[]): Order[] =>
  orders.map((order) => enterOrder(client, orpc, order));

async function everyPage(orpc: Orpc, restaurant_id: number, signal: AbortSignal): Promise<Order[]> {
  const orders: Order[] = [];
  let continuation: string | null = null;
  do {
    const input = { restaurant_id, limit: PAGE, ...(continuation ? { continuation } : {}) };
    const page = await orpc.kitchen.orders.call(input, { signal });
    orders.push(...page.orders);
    ({ continuation } = page);
  } while (continuation !== null);
  return orders;
}
