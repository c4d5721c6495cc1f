import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { Link } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { OrderAgainButton } from "../afterwards/order-again-button.tsx";
import { OrderCancel } from "./order-cancel.tsx";
import { OrderCalendarButton } from "../calendar/order-calendar-button.tsx";

/** The actions for an order, besides waiting for it. */
export function OrderActions({ order }: { order: Order }) {
  useWords();
  const tab = isFinished(order.status) ? "history" : "current";
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 print:hidden">
      {/* While the order can be cancelled, that is the action people look for here. */}
      <OrderCancel order={order} />
      <OrderAgainButton order={order} />
      <OrderCalendarButton order={order} />
      <Button
        variant="quiet"
        start={<ReceiptText />}
        render={<Link to="/orders/$tab/$id" params={{ tab, id: String(order.id) }} search={{ receipt: true }} />}
      >
        {m.order_receipt()}
      </Button>
    </div>
  );
}
