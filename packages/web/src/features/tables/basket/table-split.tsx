import { type Minor, toDecimal } from "@tablee/domain/money/minor";
import type { OrderTotals } from "@tablee/domain/orders/order-totals";
import type { ReactNode } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { TableDiscounts } from "./table-discounts.tsx";
import { useTable } from "../live/table-context.ts";

/**
 * Who pays what: each diner's dishes with their share of taxes and tip, which add up to the table's total to the cent.
 */
export function TableSplit() {
  useWords();
  const { view } = useTable();
  const paying = view?.diners.filter(({ lines }) => lines.length > 0) ?? [];
  if (!view || paying.length === 0) return null;
  return (
    <section aria-labelledby="table-split" className="border-t border-line py-5">
      <h2 id="table-split" className="font-display text-t3">
        {m.table_split()}
      </h2>
      <p className="mt-1 text-cap text-ink-3">{m.table_split_text()}</p>
      <ul className="mt-3 grid gap-2.5">
        {paying.map(({ user, me, share }) => (
          <Share key={user.id} who={<bdi>{me ? m.table_you() : user.name}</bdi>} share={share} />
        ))}
        <li className="border-t border-line pt-2.5">
          <TableDiscounts discounts={view.discounts} className="mb-2" />
          <Share as="div" who={m.table_split_table()} share={view.totals} />
        </li>
      </ul>
    </section>
  );
}

function Share({ as: Tag = "li", who, share }: { as?: "li" | "div"; who: ReactNode; share: OrderTotals }) {
  const language = useLanguage();
  const { restaurant } = useTable();
  const money = (amount: Minor) => formatMoney(toDecimal(amount), restaurant.currency, language);
  const parts = { dishes: money(share.subtotal), taxes: money(share.tax) };
  const words = share.tax_included
    ? { without: m.table_split_included, withTip: m.table_split_included_tip }
    : { without: m.table_split_parts, withTip: m.table_split_parts_tip };
  return (
    <Tag className="num flex flex-wrap items-start justify-end gap-x-4">
      <p className="min-w-0 grow basis-[9rem]">
        <span className="block font-semibold break-words">{who}</span>
        <span className="block text-cap text-ink-2">
          {share.tip > 0 ? words.withTip({ ...parts, tip: money(share.tip) }) : words.without(parts)}
        </span>
      </p>
      <p className="shrink-0 text-end leading-5">
        <span className="block font-semibold">{money(share.total)}</span>
        <span className="block text-mic text-ink-3">{m.table_taxes_in()}</span>
      </p>
    </Tag>
  );
}
