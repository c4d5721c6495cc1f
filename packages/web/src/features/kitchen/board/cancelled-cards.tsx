import type { Order } from "@tablee/contract/orders/orders.schema";
import { Ban } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { callName, summaryOf } from "../ticket/ticket-words.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { seeCancellation } from "./cancelled.ts";

/** Orders that diners cancelled, above the lanes: each stays until it is pressed (kitchen §12). */
export function CancelledCards({ orders }: { orders: readonly Order[] }) {
  useWords();
  if (orders.length === 0) return null;
  return (
    <ul aria-label={m.kitchen_cancelled()} className="flex flex-wrap gap-2.5 px-4 pt-3">
      {orders.map((order) => (
        <li key={order.id} ref={handsFocusOn} className="min-w-0 grow basis-[18rem]">
          <Cancelled order={order} />
        </li>
      ))}
    </ul>
  );
}

function Cancelled({ order }: { order: Order }) {
  const language = useLanguage();
  return (
    <button
      type="button"
      data-remove=""
      onClick={() => seeCancellation(order.id)}
      className="flex min-h-14 w-full items-center gap-3 rounded-photo bg-danger-tint px-3.5 py-2 text-start text-danger-ink ring-2 ring-danger ring-inset"
    >
      <Ban aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 grow">
        <span className="num block text-[1.0625rem] leading-6 font-bold">
          {m.kitchen_cancelled_by({ number: order.number, diner: callName(order.diner) })}
        </span>
        <span className="block text-bs">{summaryOf(order, language)}</span>
      </span>
      <span className="shrink-0 font-semibold underline underline-offset-4">{m.kitchen_cancelled_seen()}</span>
    </button>
  );
}
