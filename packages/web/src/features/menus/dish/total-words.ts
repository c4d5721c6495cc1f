import type { Language } from "@tablee/domain/language/text";
import { type Currency, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { formatMoney } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";

/** The price on the button: "From" the lowest possible one while required choices may still raise it (menus §34). */
export function totalWords(
  { price, from }: { price: Minor; from: Minor | null },
  currency: Currency,
  language: Language,
): string {
  const words = formatMoney(toDecimal(from ?? price), currency, language);
  return from === null ? words : m.menu_from_price({ price: words });
}
