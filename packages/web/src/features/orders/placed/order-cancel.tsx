import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import { mayCancel } from "@tablee/domain/orders/order-transitions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterOrder } from "./order-cache.ts";
import { cancelFailureWords } from "./order-cancel-words.ts";
import { orderQuery } from "./order-queries.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const AlertDialog = openedPart(async () => (await import("@tablee/design-system/dialogs/alert-dialog")).AlertDialog);

/** The diner may cancel while the order is unpaid or new (orders §33); asks first. */
export function OrderCancel({ order }: { order: Order }) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const restaurant = textIn(order.restaurant.name, language);
  const cancel = useCancel(order, () => setAsking(false));
  // An error message stays visible although the button is gone by then.
  const failure = cancel.error ? cancelFailureWords(cancel.error, restaurant) : null;
  useKeepFocus(cancel.isSuccess && !mayCancel(order.status));
  if (!mayCancel(order.status) && !failure) return null;
  return (
    <>
      {mayCancel(order.status) ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {m.order_cancel()}
        </Button>
      ) : null}
      {failure && !asking ? (
        <Message tone="danger" announce className="basis-full">
          {failure}
        </Message>
      ) : null}
      {asking || cancel.isPending ? (
        <AlertDialog
          open
          leave={() => setAsking(false)}
          onOpenChange={setAsking}
          title={m.order_cancel_title()}
          description={m.order_cancel_text({ restaurant })}
          confirmLabel={m.order_cancel()}
          cancelLabel={m.order_keep()}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
        />
      ) : null}
    </>
  );
}

/** Keeps the keyboard's place on the page: the button to which the focus would return is gone. */
function useKeepFocus(gone: boolean): void {
  useEffect(() => {
    if (gone) document.getElementById("content")?.focus({ preventScroll: true });
  }, [gone]);
}

function useCancel(order: Order, done: () => void) {
  const { orpc, api } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    networkMode: "always",
    mutationFn: () => api.orders.cancel({ id: order.id }),
    onSuccess: (cancelled) => {
      enterOrder(client, orpc, cancelled);
      toasts.show({ text: m.order_cancelled_toast(), tone: "success" });
      void client.invalidateQueries({ queryKey: orpc.orders.key(), refetchType: "none" });
    },
    // The kitchen may have been quicker: the order's current state is shown.
    onError: () => client.invalidateQueries({ queryKey: orderQuery(orpc, order.id).queryKey }),
    onSettled: done,
  });
}
