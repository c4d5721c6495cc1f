import type { Order } from "@tablee/contract/orders/orders.schema";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { LiveLink } from "../../../live/live-client.ts";
import { liveReach } from "../../../live/live-reach.ts";
import { type OrdersClient, ordersClient } from "../../../live/orders-client.ts";
import { type AppContext, useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { enterOrder, kitchenOrdersKey, orderKey, ordersKey } from "./order-cache.ts";

/** One for the whole page, whatever listens. */
const clients = new WeakMap<QueryClient, OrdersClient>();

type Reach = Pick<AppContext, "queryClient" | "orpc" | "platform">;

function clientOf({ queryClient, orpc, platform }: Reach): OrdersClient {
  const known = clients.get(queryClient);
  if (known) return known;
  const client = ordersClient(liveReach(platform), {
    received: (order) => receive({ queryClient, orpc }, order),
    joined: (room) => {
      const queryKey = "order_id" in room ? orderKey(orpc, room.order_id) : kitchenOrdersKey(orpc, room.restaurant_id);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  clients.set(queryClient, client);
  return client;
}

function receive({ queryClient, orpc }: Pick<Reach, "queryClient" | "orpc">, arrived: Order): void {
  const before = queryClient.getQueryData(orderKey(orpc, arrived.id));
  const order = enterOrder(queryClient, orpc, arrived);
  if (!before || isFinished(before.status) || !isFinished(order.status)) return;
  // From the running ones to the history: which orders a list holds is the server's to say.
  for (const tab of ["current", "history"] as const) {
    void queryClient.invalidateQueries({ queryKey: ordersKey(orpc, tab) });
  }
}

/** What is listened to most at once: a list shows more, and those below are fetched when it is looked at again. */
const MOST_ORDERS = 20;

/** Has every change of these orders arrive in the cache while the screen stands. */
export function useLiveOrders(ids: readonly number[]): void {
  const { queryClient, orpc, platform } = useAppContext();
  const { status } = useSession();
  const wanted = ids.slice(0, MOST_ORDERS).join();
  useEffect(() => {
    if (wanted === "" || status === "visitor") return undefined;
    const client = clientOf({ queryClient, orpc, platform });
    const leave = wanted.split(",").map((id) => client.watch({ order_id: Number(id) }));
    return () => {
      for (const each of leave) each();
    };
  }, [queryClient, orpc, platform, wanted, status]);
}

/** Has every order of a kitchen and each of their changes arrive in the cache while the board stands. */
export function useLiveKitchen(restaurant_id: number): void {
  const { queryClient, orpc, platform } = useAppContext();
  useEffect(
    () => clientOf({ queryClient, orpc, platform }).watch({ restaurant_id }),
    [queryClient, orpc, platform, restaurant_id],
  );
}

const none = () => () => undefined;

/** Whether changes arrive live. */
export function useOrdersLink(): LiveLink {
  const context = useAppContext();
  const client = typeof document === "undefined" ? null : clientOf(context);
  return useSyncExternalStore(client?.subscribe ?? none, client?.link ?? off, off);
}
const off = (): LiveLink => "off";
