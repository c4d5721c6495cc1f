import type { Contract } from "@tablee/contract/contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { useToasts } from "@tablee/design-system/toasts";
import type { LineWish } from "@tablee/domain/kitchen/correct-order";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterOrder, kitchenOrdersKey } from "../../orders/placed/order-cache.ts";
import { statusWord } from "../../orders/words/order-words.ts";

/** Sends a correction and reports the outcome, also if a colleague or the diner was quicker. */
export function useCorrectOrder(order: Order, done: () => void) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { id, number, revision, restaurant_id } = order;
  return useMutation({
    networkMode: "always",
    mutationFn: (lines: LineWish[]) => api.kitchen.correct({ id, revision, lines }),
    onSuccess: (corrected) => {
      enterOrder(client, orpc, corrected);
      toasts.show({ text: m.kitchen_correct_done({ number }), tone: "success", id: `correct-${number}` });
      done();
    },
    onError: (error) => {
      toasts.show({ text: refusalWords(error, order), tone: "danger", id: `correct-${number}`, urgent: true });
      void client.invalidateQueries({ queryKey: kitchenOrdersKey(orpc, restaurant_id) });
      if (isMoved(error)) done();
    },
  });
}

const isMoved = (error: unknown): boolean =>
  isCallError(error) && (error.code === "correction_too_late" || error.code === "order_changed");

function refusalWords(error: unknown, { number, mode, statuses }: Order): string {
  const words = {
    correction_too_late: (data: unknown) => {
      const { status: now } = (data ?? {}) as { status?: unknown };
      const status = ORDER_STATUSES.find((one) => one === now);
      return status ? m.kitchen_correct_late({ number, status: statusWord({ status, mode, statuses }) }) : null;
    },
    order_changed: () => m.kitchen_correct_changed({ number }),
    // The dialog shows this beside the lines before anything is sent.
    correction_refused: () => null,
  } satisfies RefusalWords<Contract["kitchen"]["correct"]>;
  return wordsOfRefusal(words, error) ?? m.kitchen_correct_failed({ number });
}
