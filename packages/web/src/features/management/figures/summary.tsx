import type { Figures } from "@tablee/contract/management/figures.contract";
import type { ReactNode } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

export const minutesWords = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;

/** The totals of a period. */
export function Summary({ figures }: { figures: Figures }) {
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, figures.currency, language);
  const { totals, refunded, preparation_seconds } = figures;
  return (
    <dl className="num mt-4 grid grid-cols-2 gap-3 tablet:grid-cols-4">
      <Figure word={m.kitchen_totals_orders()}>{totals.orders}</Figure>
      <Figure word={m.order_subtotal()}>{money(totals.subtotal)}</Figure>
      <Figure word={m.order_tax()}>{money(totals.tax)}</Figure>
      <Figure word={m.order_tip()}>{money(totals.tip)}</Figure>
      <Figure word={m.order_delivery_fee()}>{money(totals.delivery_fee)}</Figure>
      <Figure word={m.order_total()}>{money(totals.total)}</Figure>
      <Figure word={m.kitchen_totals_average()}>
        {preparation_seconds === null ? "–" : minutesWords(preparation_seconds)}
      </Figure>
      <Figure word={m.management_refunded()}>
        {refunded.orders === 0 ? "0" : `${refunded.orders} · ${money(refunded.total)}`}
      </Figure>
    </dl>
  );
}

const Figure = ({ word, children }: { word: string; children: ReactNode }) => (
  <div className="rounded-card bg-surface p-3 ring-1 ring-line ring-inset">
    <dt className="text-cap text-ink-2">{word}</dt>
    <dd className="text-t2 font-bold">{children}</dd>
  </div>
);
