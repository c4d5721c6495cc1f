import { LiveRegion } from "@tablee/design-system/live-region";
import { type Currency, type Minor, minor, toDecimal } from "@tablee/domain/money/minor";
import { textIn } from "@tablee/domain/language/text-in";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { BasketAmounts } from "../placing/basket-request.ts";
import { taxesWord } from "../words/tax-words.ts";

interface BasketTotalsProps {
  totals: BasketAmounts;
  currency: Currency;
  /** Delivery has a row whenever the order is delivered, even if it is free. */
  delivering: boolean;
  /** Smaller, including the total: for the column beside a menu. */
  narrow?: boolean;
}

/** Where both do not fit, in large text on a narrow screen, the amount wraps below its label. */
const ROW = "flex flex-wrap items-baseline justify-between gap-x-4";

/** The complete price, part by part, from the first screen on (peers: fees that appear late anger people). */
export function BasketTotals({ totals, currency, delivering, narrow }: BasketTotalsProps) {
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(toDecimal(amount), currency, language);
  const taxes: [string, Minor] = [taxesWord(totals, language), totals.tax];
  const rows: [string, Minor][] = [
    ...totals.discounts.map(({ name, amount }): [string, Minor] => [textIn(name, language), minor(0 - amount)]),
    [m.basket_subtotal(), totals.subtotal],
    ...(totals.tax_included ? [] : [taxes]),
    ...(totals.tip > 0 ? [[m.basket_tip(), totals.tip] as [string, Minor]] : []),
    ...(delivering ? [[m.basket_delivery_fee(), totals.delivery_fee] as [string, Minor]] : []),
  ];
  const total = money(totals.total);
  return (
    <>
      <dl className={`num grid ${narrow ? "gap-y-1.5 text-bs" : "gap-y-2"}`}>
        {rows.map(([word, amount], at) => (
          // Two offers may have the same name.
          <div key={`${at} ${word}`} className={ROW}>
            <dt className="text-ink-2">{word}</dt>
            <dd className="ms-auto">{money(amount)}</dd>
          </div>
        ))}
        <div className={`${ROW} ${narrow ? "pt-1 text-body font-semibold" : "pt-2 font-display text-t2"}`}>
          <dt>{m.basket_total()}</dt>
          <dd className="ms-auto">{total}</dd>
        </div>
        {totals.tax_included ? (
          <div className={`${ROW} text-cap text-ink-2`}>
            <dt>{taxes[0]}</dt>
            <dd className="ms-auto">{money(taxes[1])}</dd>
          </div>
        ) : null}
      </dl>
      <LiveRegion>{`${m.basket_total()} ${total}`}</LiveRegion>
    </>
  );
}
