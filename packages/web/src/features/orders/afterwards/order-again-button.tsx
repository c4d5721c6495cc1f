import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { RotateCcw } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useOrderAgain } from "./use-order-again.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const OrderAgainDialog = openedPart(async () => (await import("./order-again-dialog.tsx")).OrderAgainDialog);

/**
 * Puts a past order into the basket again; asks first if something of it has changed or another basket is in the way.
 */
export function OrderAgainButton({ order }: { order: Order }) {
  useWords();
  const again = useOrderAgain(order);
  return (
    <>
      <Button variant="quiet" start={<RotateCcw />} loading={again.busy} onClick={again.start}>
        {m.order_again()}
      </Button>
      {again.failure ? (
        <Message tone="danger" announce className="basis-full">
          {again.failure === "gone" ? m.basket_not_found() : m.order_again_failed()}
        </Message>
      ) : null}
      <OrderAgainDialog open={again.question !== null} leave={again.cancel} order={order} again={again} />
    </>
  );
}
