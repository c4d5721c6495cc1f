import type { Contract } from "@tablee/contract/contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { isAsWished } from "@tablee/domain/kitchen/as-wished";
import type { LineWish } from "@tablee/domain/kitchen/correct-order";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";
import { mayBeDone } from "../../../api/retry-delay.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterOrder, kitchenOrdersKey } from "../../orders/placed/order-cache.ts";
import { statusWord } from "../../orders/words/order-words.ts";

/**
 * Sends a correction and reports the outcome, also if a colleague or the diner was quicker. After a lost answer, the
 * kitchen's list tells whether the order was corrected (kitchen §15); sent again, it is answered like the first time
 * (kitchen §16). The list tells also after a refusal because the order has changed: it may be this tablet's own attempt
 * that has changed it, at a server of the version before.
 */
export function useCorrectOrder(order: Order, done: () => void) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { id, number, revision, restaurant_id } = order;
  const corrected = () => {
    toasts.show({ text: m.kitchen_correct_done({ number }), tone: "success", id: `correct-${number}` });
    done();
  };
  return useMutation({
    networkMode: "always",
    mutationFn: (lines: LineWish[]) => api.kitchen.correct({ id, revision, lines }),
    onSuccess: (after) => {
      enterOrder(client, orpc, after);
      corrected();
    },
    onError: async (error, lines) => {
      const queryKey = kitchenOrdersKey(orpc, restaurant_id);
      const asked = client.invalidateQueries({ queryKey });
      const isLost = mayBeDone(error);
      const say = (text: string) => toasts.show({ text, tone: "danger", id: `correct-${number}`, urgent: true });
      if (!isLost && !isMoved(error)) return void say(refusalWords(error, order));
      await asked;
      const { status, data } = client.getQueryState<Order[]>(queryKey) ?? {};
      const now = data?.find((each) => each.id === id);
      if (now && now.revision > revision && isAsWished(now.items, lines)) return corrected();
      const isUnchanged = now?.revision === revision;
      if (!isLost) say(refusalWords(error, order));
      else if (status !== "success") say(m.kitchen_correct_unknown({ number }));
      else say(isUnchanged ? m.kitchen_correct_failed({ number }) : m.kitchen_correct_changed({ number }));
      // What the dialog shows has changed, so that the server would refuse whatever it sends.
      if (!isLost || (status === "success" && !isUnchanged)) done();
      return undefined;
    },
  });
}

const isMoved = (error: unknown): boolean =>
  isCallError(error) && (error.code === "correction_too_late" || error.code === "order_changed");

function refusalWords(error: unknown, { number, mode, statuses }: Order): string {
  if (mayBeDone(error)) return m.kitchen_correct_unknown({ number });
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
