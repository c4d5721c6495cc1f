import type { CorrectedLine, Order } from "@tablee/contract/orders/orders.schema";
import { Notice } from "@tablee/design-system/notice";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { PencilLine } from "lucide-react";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** What the kitchen changed before it confirmed, line by line, with the new total. */
export function OrderCorrections({ order }: { order: Order }) {
  const language = useLanguage();
  const { currency, restaurant } = order;
  return order.corrections.map(({ date, lines, total_before, total_after }) => (
    <Notice
      key={date}
      tone="info"
      icon={<PencilLine />}
      title={m.order_corrected({ time: formatTime(new Date(date), restaurant.timezone, language) })}
      className="mt-5 print:hidden"
    >
      {lines.map((line) => (
        <span key={line.line_id} className="mt-1 block">
          {correctionWords(line, language)}
        </span>
      ))}
      {total_after < total_before ? (
        <span className="num mt-1 block">
          {m.order_corrected_total({
            price: formatMoney(total_after, currency, language),
            before: formatMoney(total_before, currency, language),
          })}
          {wasPaidAhead(order) ? ` ${m.order_corrected_refund()}` : null}
        </span>
      ) : null}
    </Notice>
  ));
}

/** "Fries: 1 instead of 2.", and what replaces a dish. */
export function correctionWords(line: CorrectedLine, language: Language): string {
  const name = textIn(line.name, language);
  const { quantity_before: before, quantity_after: after } = line;
  if (after === 0) return m.order_corrected_off({ name });
  const words = [
    after === before ? "" : m.order_corrected_quantity({ name, quantity: after, before }),
    line.substitution_after !== null && line.substitution_after !== line.substitution_before
      ? m.order_corrected_instead({ name, substitution: line.substitution_after })
      : "",
  ];
  return words.filter(Boolean).join(" ") || m.order_corrected_as_ordered({ name });
}
