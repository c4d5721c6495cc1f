import type { Order } from "@tablee/contract/orders/orders.schema";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

type Amounts = Pick<Order, "subtotal" | "tax" | "tip" | "delivery_fee" | "total" | "currency">;

/** What an order came to, part by part; a tip or fee of nothing is not mentioned. */
export function OrderTotals({ amounts }: { amounts: Amounts }) {
  const language = useLanguage();
  const { currency } = amounts;
  const rows = [
    { id: "subtotal", word: m.order_subtotal(), amount: amounts.subtotal },
    { id: "tax", word: m.order_tax(), amount: amounts.tax },
    ...(amounts.tip > 0 ? [{ id: "tip", word: m.order_tip(), amount: amounts.tip }] : []),
    ...(amounts.delivery_fee > 0 ? [{ id: "fee", word: m.order_delivery_fee(), amount: amounts.delivery_fee }] : []),
  ];
  return (
    <dl className="num mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 text-bs">
      {rows.map(({ id, word, amount }) => (
        <div key={id} className="contents">
          <dt className="text-ink-2">{word}</dt>
          <dd className="text-end">{formatMoney(amount, currency, language)}</dd>
        </div>
      ))}
      <dt className="pt-1.5 text-body font-semibold">{m.order_total()}</dt>
      <dd className="pt-1.5 text-end text-body font-semibold">{formatMoney(amounts.total, currency, language)}</dd>
    </dl>
  );
}
