import type { DayTotals } from "@tablee/contract/kitchen/kitchen.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { ReactNode } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { minutesWords } from "../../../language/minutes.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import { stateWord } from "../ticket/state-words.ts";

/** The figures of a day: orders, states, modes, and what sold most. */
export function TotalsTables({ totals }: { totals: DayTotals }) {
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, totals.currency, language);
  const { preparation_seconds: average } = totals;
  return (
    <>
      <dl className="num mt-4 grid grid-cols-2 gap-3 tablet:grid-cols-3">
        <Figure word={m.kitchen_totals_orders()}>{totals.orders}</Figure>
        <Figure word={m.order_total()}>{money(totals.total)}</Figure>
        <Figure word={m.kitchen_totals_average()}>
          {average === null ? m.kitchen_totals_no_average() : minutesWords(average)}
        </Figure>
      </dl>
      <div className="mt-6 gap-x-8 tablet:columns-2">
        <Rows
          title={m.kitchen_totals_amounts()}
          rows={[
            [m.order_subtotal(), money(totals.subtotal)],
            [m.order_tax(), money(totals.tax)],
            [m.order_tip(), money(totals.tip)],
            [m.order_delivery_fee(), money(totals.delivery_fee)],
          ]}
        />
        <Rows
          title={m.kitchen_totals_by_status()}
          rows={totals.by_status.map(({ status, orders }) => [stateWord(status), orders])}
        />
        <Rows
          title={m.kitchen_totals_by_mode()}
          rows={totals.by_mode.map(({ mode, orders, total }) => [`${modeWord(mode)} (${orders})`, money(total)])}
        />
      </div>
      <Sold totals={totals} />
    </>
  );
}

const Figure = ({ word, children }: { word: string; children: ReactNode }) => (
  <div className="rounded-card bg-surface p-3 ring-1 ring-line ring-inset">
    <dt className="text-cap text-ink-2">{word}</dt>
    <dd className="text-t2 font-bold">{children}</dd>
  </div>
);

function Rows({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mb-6 min-w-0 break-inside-avoid">
      <h3 className="text-base font-heavy">{title}</h3>
      <dl className="num mt-1 text-base">
        {rows.map(([word, value]) => (
          <div key={word} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1.5">
            <dt className="min-w-0 text-ink-2">{word}</dt>
            <dd className="ms-auto font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sold({ totals }: { totals: DayTotals }) {
  const language = useLanguage();
  if (totals.dishes.length === 0) return <p className="mt-6 text-base text-ink-2">{m.kitchen_totals_nothing()}</p>;
  return (
    <table className="num mt-6 w-full text-base">
      <caption className="pb-1 text-start text-base font-heavy">{m.kitchen_totals_dishes()}</caption>
      <thead>
        <tr className="border-b border-line text-cap text-ink-2">
          <th scope="col" className="py-1.5 text-start font-medium">
            {m.kitchen_totals_dish()}
          </th>
          <th scope="col" className="px-2 py-1.5 text-end font-medium">
            {m.kitchen_totals_quantity()}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {m.kitchen_totals_amount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.dishes.map(({ item_id, combo_id, name, quantity, amount }) => (
          <tr key={`${item_id}:${combo_id}`} className="border-b border-line">
            <th scope="row" className="py-1.5 text-start font-medium break-words">
              {textIn(name, language)}
            </th>
            <td className="px-2 py-1.5 text-end">{quantity}</td>
            <td className="py-1.5 text-end">{formatMoney(amount, totals.currency, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
