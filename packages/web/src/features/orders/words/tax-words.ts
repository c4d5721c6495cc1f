import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { percentOfMicros } from "@tablee/domain/menus/tax";
import { commonRate } from "@tablee/domain/orders/order-totals";
import type { TaxPart } from "@tablee/domain/orders/tax/taxes-on";
import { formatPercent } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";

const rateWords = (micros: number, language: Language) => formatPercent(percentOfMicros(micros), language);

/** The label for all taxes together, with the rate if it is the same for everything (orders §16 and orders §17). */
export function taxesWord(totals: Parameters<typeof commonRate>[0], language: Language): string {
  const micros = commonRate(totals);
  if (micros === null) return totals.tax_included ? m.order_tax_included() : m.order_tax();
  const rate = rateWords(micros, language);
  return totals.tax_included ? m.order_tax_included_at({ rate }) : m.order_tax_at({ rate });
}

export const taxName = ({ name, micros }: TaxPart, language: Language): string =>
  m.order_tax_named({ name: textIn(name, language), rate: rateWords(micros, language) });
