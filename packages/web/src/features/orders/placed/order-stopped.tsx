import type { Order } from "@tablee/contract/orders/orders.schema";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { stopOf } from "../words/order-words.ts";
import { reasonOfStop } from "../words/stop-reason.ts";

/** Why the kitchen stopped an order. */
export function OrderStopped({ order }: { order: Order }) {
  useWords();
  const stop = stopOf(order);
  if (!stop?.reason) return null;
  return (
    <figure className="mt-5 rounded-card bg-sunken px-4 py-3.5">
      <figcaption className="text-cap font-semibold text-ink-2">{m.order_text_reason()}</figcaption>
      <blockquote className="quote mt-1 text-body">{m.order_note({ note: reasonOfStop(stop.reason) })}</blockquote>
    </figure>
  );
}
