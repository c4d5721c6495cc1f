import { textIn } from "@tablee/domain/language/text-in";
import { minor, toDecimal } from "@tablee/domain/money/minor";
import type { Discount } from "@tablee/domain/orders/offers/offers-on";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTable } from "../live/table-context.ts";

/** The offers' discounts by name; renders nothing if there are none. */
export function TableDiscounts({ discounts, className = "" }: { discounts: readonly Discount[]; className?: string }) {
  const language = useLanguage();
  const { restaurant } = useTable();
  if (discounts.length === 0) return null;
  return (
    <dl className={`num grid gap-1 text-cap text-ink-2 ${className}`}>
      {discounts.map(({ rule: { ref, name }, amount }) => (
        <div key={ref} className="flex items-baseline justify-between gap-3">
          <dt className="min-w-0 break-words">{textIn(name, language)}</dt>
          <dd className="shrink-0">{formatMoney(toDecimal(minor(0 - amount)), restaurant.currency, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
