import type { Order } from "@tablee/contract/orders/orders.schema";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { LiveLink } from "../../../live/live-client.ts";
import { liveReach } from "../../../live/live-reach.ts";
import { type OrdersClient, type OrdersRoom, ordersClient } from "../../../live/orders-client.ts";
import { type AppContext, useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { enterOrder, kitchenOrdersKey, orderKey, ordersKey } from "./order-cache.ts";

/** One client for the whole page, whatever listens. */
const clients = new WeakMap<QueryClient, OrdersClient>();

type Reach = Pick<AppContext, "queryClient" | "orpc" | "platform">;
type Cache = Pick<Reach, "queryClient" | "orpc">;

function clientOf({ queryClient, orpc, platform }: Reach): OrdersClient {
  const known = clients.get(queryClient);
  if (known) return known;
  const client = ordersClient(liveReach(platform), {
    received: (order) => receive({ queryClient, orpc }, order),
    joined: roomJoined({ queryClient, orpc }),
  });
  clients.set(queryClient, client);
  return client;
}

/** Long enough for the rooms of a connection, which are joined one after the other. */
const JOINED_MS = 250;

/**
 * Returns what fetches what happened in a room before it was joined. The diner's lists are fetched once after the last
 * of their rooms.
 */
export function roomJoined(reach: Cache): (room: OrdersRoom) => void {
  const { queryClient, orpc } = reach;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (room) => {
    const isOrder = "order_id" in room;
    const queryKey = isOrder ? orderKey(orpc, room.order_id) : kitchenOrdersKey(orpc, room.restaurant_id);
    void queryClient.invalidateQueries({ queryKey });
    if (!isOrder) return;
    clearTimeout(timer);
    timer = setTimeout(refetchLists, JOINED_MS, reach);
  };
}

/** The server decides which orders a list contains. */
function refetchLists({ queryClient, orpc }: Cache): void {
  for (const tab of ["current", "history"] as const) {
    void queryClient.invalidateQueries({ queryKey: ordersKey(orpc, tab) });
  }
}

function receive(reach: Cache, arrived: Order): void {
  const { queryClient, orpc } = reach;
  const before = queryClient.getQueryData(orderKey(orpc, arrived.id));
  const order = enterOrder(queryClient, orpc, arrived);
  if (!before || isFinished(before.status) || !isFinished(order.status)) return;
  // The order moves from the current ones to the history.
  refetchLists(reach);
}

/**
 * How many orders are watched at most: a list shows more, but the ones further down are refetched when it is opened
 * again.
 */
const MOST_ORDERS = 20;

/** Keeps these orders up to date in the cache while the component is mounted. */
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

/** Keeps a kitchen's orders up to date in the cache while the board is mounted. */
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
