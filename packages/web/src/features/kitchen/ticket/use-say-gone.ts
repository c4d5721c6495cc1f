import type { Order } from "@tablee/contract/orders/orders.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { orderKey } from "../../orders/placed/order-cache.ts";
import { statusWord } from "../../orders/words/order-words.ts";
import { isOwnMove } from "./use-move-order.ts";

/**
 * Says why a dialog about an order closes by itself: the order has left the board, by a colleague's hand, the diner's,
 * or while this tablet slept (kitchen §17). `id` is the order of the open dialog; null: none is open.
 */
export function useSayGone(id: number | null, orders: readonly Order[], close: () => void): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const order = orders.find((each) => each.id === id);
  const last = useRef<Order | null>(null);
  useEffect(() => {
    if (order) last.current = order;
  });
  const gone = useEffectEvent(() => {
    const seen = last.current;
    if (!seen || seen.id !== id) return;
    const now = client.getQueryData<Order>(orderKey(orpc, id)) ?? seen;
    close();
    if (isOwnMove(now)) return;
    const { number } = seen;
    const text = isFinished(now.status)
      ? m.kitchen_moved_already({ number, status: statusWord(now) })
      : m.kitchen_gone({ number });
    toasts.show({ text, tone: "info", id: `move-${number}` });
  });
  const isGone = id !== null && order === undefined;
  useEffect(() => {
    if (isGone) gone();
  }, [isGone]);
}
