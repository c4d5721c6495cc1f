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
      const fetched = await impatient(client, orpc, restaurant_id, signal);
      const now = cached();
      return withArrivals(entered(client, orpc, fetched), before, now);
    },
  });

/** How long a kitchen waits for its orders, at first, before it asks again over another connection. */
const PATIENCE_MS = 4_000;
/** wire §12: the call itself waits no longer. */
const MOST_PATIENCE_MS = 120_000;

/** How long each query waits next; kept here, because every poll resets the failures of the query. */
const patience = new WeakMap<object, number>();

/**
 * After sleep, the device may ask over connections that nobody answers any more, and would wait for two minutes on each.
 * A board that already shows orders asks again sooner. For the sake of slow lines it waits twice as long each time, and
 * after an answer twice as long as that one took.
 */
async function impatient(client: QueryClient, orpc: Orpc, restaurant_id: number, signal: AbortSignal) {
  const query = client.getQueryCache().find({ queryKey: kitchenOrdersKey(orpc, restaurant_id) });
  if (query?.state.data === undefined) return everyPage(orpc, restaurant_id, signal);
  const wait = patience.get(query) ?? PATIENCE_MS;
  const late = AbortSignal.timeout(wait);
  const asked_at = performance.now();
  try {
    const orders = await everyPage(orpc, restaurant_id, AbortSignal.any([signal, late]));
    const took = performance.now() - asked_at;
    // One that took longer than the wait spans a sleep, which says nothing about the line.
    if (took <= wait) patience.set(query, Math.min(Math.max(2 * took, PATIENCE_MS), MOST_PATIENCE_MS));
    return orders;
  } catch (error) {
    if (late.aborted && !signal.aborted) patience.set(query, Math.min(2 * wait, MOST_PATIENCE_MS));
    throw error;
  }
}

/**
 * The orders that were last refused or cancelled, newest first. Those that arrived as events are kept: the answer may have
 * been on its way already, and before the first one there is no list to put them into.
 */
export const kitchenStoppedQuery = (orpc: Orpc, restaurant_id: number) =>
  queryOptions({
    queryKey: kitchenStoppedKey(orpc, restaurant_id),
    queryFn: async ({ client, signal }): Promise<Order[]> => {
      const input = { restaurant_id, status: "refunded", limit: MOST_STOPPED };
      const { orders } = await orpc.kitchen.orders.call(input, { signal });
      const known = client
        .getQueriesData<Order>({ queryKey: orpc.orders.get.key() })
        .flatMap(([, order]) => order ?? []);
      const isMissing = (order: Order) =>
        order.restaurant_id === restaurant_id &&
        order.status === "refunded" &&
        !orders.some(({ id }) => id === order.id);
      return [...known.filter(isMissing), ...orders];
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
