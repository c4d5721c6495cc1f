import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { Link, useHydrated } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { tableToReturnTo } from "../paying/order-table.ts";
import { stopOf } from "../words/order-words.ts";
import { reasonOfStop } from "../words/stop-reason.ts";

/**
 * Why the kitchen stopped an order; for one of a table that was called off unsent, the way back to its basket while
 * that can be open again (tables §14).
 */
export function OrderStopped({ order }: { order: Order }) {
  useWords();
  const hydrated = useHydrated();
  const now = useNow();
  const stop = stopOf(order);
  if (!stop) return null;
  const code = hydrated ? tableToReturnTo(order, now) : null;
  if (code !== null) {
    return (
      <Button
        block
        size="lg"
        className="mt-6 print:hidden"
        render={<Link to="/menu/table/$table" params={{ table: code }} />}
      >
        {m.order_back_to_table()}
      </Button>
    );
  }
  if (!stop.reason) return null;
  return (
    <figure className="mt-5 rounded-card bg-sunken px-4 py-3.5">
      <figcaption className="text-cap font-semibold text-ink-2">{m.order_text_reason()}</figcaption>
      <blockquote className="quote mt-1 text-body">{m.order_note({ note: reasonOfStop(stop.reason) })}</blockquote>
    </figure>
  );
}
