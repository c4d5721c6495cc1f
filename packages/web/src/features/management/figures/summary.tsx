import type { Figures } from "@tablee/contract/management/figures.contract";
import type { ReactNode } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { minutesWords } from "../../../language/minutes.ts";
import { m } from "../../../paraglide/messages.js";

/** The totals of a period. */
export function Summary({ figures }: { figures: Figures }) {
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, figures.currency, language);
  const { totals, refunded, preparation_seconds } = figures;
  return (
    // At most four beside each other: of all eight, the last would stand in a row of its own on most screens.
    <dl className="num mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(max(9rem,25%-1rem),100%),1fr))] gap-3">
      <Figure word={m.kitchen_totals_orders()}>{totals.orders}</Figure>
      <Figure word={m.order_subtotal()}>
        <Sum>{money(totals.subtotal)}</Sum>
      </Figure>
      <Figure word={m.order_tax()}>
        <Sum>{money(totals.tax)}</Sum>
      </Figure>
      <Figure word={m.order_tip()}>
        <Sum>{money(totals.tip)}</Sum>
      </Figure>
      <Figure word={m.order_delivery_fee()}>
        <Sum>{money(totals.delivery_fee)}</Sum>
      </Figure>
      <Figure word={m.order_total()}>
        <Sum>{money(totals.total)}</Sum>
      </Figure>
      <Figure word={m.kitchen_totals_average()}>
        {preparation_seconds === null ? "–" : minutesWords(preparation_seconds)}
      </Figure>
      <Figure word={m.management_refunded()}>
        {refunded.orders === 0 ? (
          "0"
        ) : (
          <>
            {refunded.orders} · <Sum>{money(refunded.total)}</Sum>
          </>
        )}
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

/** A sum is never broken within itself. */
const Sum = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;
