import type { Order } from "@tablee/contract/orders/orders.schema";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { type OrdersLink, OrdersSocket } from "../../../api/orders-socket.ts";
import { type AppContext, useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { onTokenChange, readToken } from "../../../session/token.ts";
import { enterOrder, kitchenOrdersKey, orderKey, ordersKey } from "./order-cache.ts";

/** One connection for the whole page, whatever listens. */
const sockets = new WeakMap<QueryClient, OrdersSocket>();

type Reach = Pick<AppContext, "queryClient" | "orpc" | "platform">;

function ordersSocket({ queryClient, orpc, platform }: Reach): OrdersSocket {
  const known = sockets.get(queryClient);
  if (known) return known;
  const socket = new OrdersSocket({
    origin: platform.origin,
    token: readToken,
    onTokenChange,
    received: (order) => receive({ queryClient, orpc }, order),
    joined: (room) => {
      const queryKey = "order_id" in room ? orderKey(orpc, room.order_id) : kitchenOrdersKey(orpc, room.restaurant_id);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  // A device that woke up or found its network need not wait for the next try.
  const comeBack = () => {
    if (document.visibilityState === "visible") socket.connect();
  };
  window.addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  sockets.set(queryClient, socket);
  return socket;
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
    const socket = ordersSocket({ queryClient, orpc, platform });
    const leave = wanted.split(",").map((id) => socket.watch({ order_id: Number(id) }));
    return () => {
      for (const each of leave) each();
    };
  }, [queryClient, orpc, platform, wanted, status]);
}

/** Has every order of a kitchen and each of their changes arrive in the cache while the board stands. */
export function useLiveKitchen(restaurant_id: number): void {
  const { queryClient, orpc, platform } = useAppContext();
  useEffect(
    () => ordersSocket({ queryClient, orpc, platform }).watch({ restaurant_id }),
    [queryClient, orpc, platform, restaurant_id],
  );
}

const none = () => () => undefined;

/** Whether changes arrive live. */
export function useOrdersLink(): OrdersLink {
  const context = useAppContext();
  const socket = typeof document === "undefined" ? null : ordersSocket(context);
  return useSyncExternalStore(socket?.subscribe ?? none, socket?.link ?? off, off);
}
const off = (): OrdersLink => "off";
