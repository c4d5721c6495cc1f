import type { Order } from "@tablee/contract/orders/orders.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { microsOfPercent } from "@tablee/domain/menus/tax";
import { registrationsOf } from "@tablee/domain/menus/tax-registrations";
import { toMinor } from "@tablee/domain/money/minor";
import type { TaxPart } from "@tablee/domain/orders/tax/taxes-on";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { taxesWord, taxName } from "../words/tax-words.ts";

type Amounts = Pick<
  Order,
  | "discounts"
  | "subtotal"
  | "tax"
  | "tax_included"
  | "taxes"
  | "tip"
  | "delivery_fee"
  | "total"
  | "currency"
  | "given_back"
>;

interface Row {
  id: string;
  word: string;
  amount: number;
}

/** Where both do not fit, in large text on a narrow screen, the amount wraps below its label. */
const ROW = "flex flex-wrap items-baseline justify-between gap-x-4";

/**
 * What an order cost, part by part, each tax by its name, and the restaurant's numbers for them (orders §46); a tip or
 * fee of 0 has no row.
 */
export function OrderTotals({ amounts }: { amounts: Amounts }) {
  const language = useLanguage();
  const { currency, tax_included } = amounts;
  const taxes = taxRows(amounts, language);
  const rows: Row[] = [
    ...amounts.discounts.map(({ ref, name, amount }) => ({
      id: `offer ${ref}`,
      word: textIn(name, language),
      amount: -amount,
    })),
    { id: "subtotal", word: m.order_subtotal(), amount: amounts.subtotal },
    ...(tax_included ? [] : taxes),
    ...(amounts.tip > 0 ? [{ id: "tip", word: m.order_tip(), amount: amounts.tip }] : []),
    ...(amounts.delivery_fee > 0 ? [{ id: "fee", word: m.order_delivery_fee(), amount: amounts.delivery_fee }] : []),
  ];
  return (
    <dl className="num mt-4 grid gap-y-1.5 text-bs">
      {rows.map(({ id, word, amount }) => (
        <div key={id} className={ROW}>
          <dt className="text-ink-2">{word}</dt>
          <dd className="ms-auto">{formatMoney(amount, currency, language)}</dd>
        </div>
      ))}
      <div className={`${ROW} pt-1.5 text-body font-semibold`}>
        <dt>{m.order_total()}</dt>
        <dd className="ms-auto">{formatMoney(amounts.total, currency, language)}</dd>
      </div>
      {amounts.given_back ? (
        <div className={ROW}>
          <dt>{m.order_given_back()}</dt>
          <dd className="ms-auto">{formatMoney(-amounts.given_back, currency, language)}</dd>
        </div>
      ) : null}
      {(tax_included ? taxes : []).map(({ id, word, amount }) => (
        <div key={id} className={`${ROW} text-cap text-ink-2`}>
          <dt>{word}</dt>
          <dd className="ms-auto">{formatMoney(amount, currency, language)}</dd>
        </div>
      ))}
      {registrationsOf(amounts.taxes, (name) => textIn(name, language)).map(({ registration, names }) => (
        <div key={registration} className={`${ROW} text-cap text-ink-2`}>
          <dt>{m.order_tax_registration({ names: names.join(", ") })}</dt>
          <dd className="ms-auto min-w-0 text-end break-words">{registration}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One row for all taxes if there is only one or none has a name; otherwise one row each. */
function taxRows(amounts: Amounts, language: ReturnType<typeof useLanguage>): Row[] {
  const taxes = amounts.taxes.map(({ name, rate, amount }): TaxPart => ({
    name,
    micros: microsOfPercent(rate),
    amount: toMinor(amount),
  }));
  const { subtotal, tax, tax_included } = amounts;
  const all = { subtotal: toMinor(subtotal), tax: toMinor(tax), tax_included, taxes };
  const sum = { id: "tax", word: taxesWord(all, language), amount: tax };
  if (taxes.length <= 1) return [sum];
  const named = taxes.map((part, at) => ({
    id: `tax ${at}`,
    word: taxName(part, language),
    amount: amounts.taxes[at]?.amount ?? 0,
  }));
  return tax_included ? [sum, ...named] : named;
}
