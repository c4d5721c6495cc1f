import type { Currency } from "@tablee/domain/money/minor";
import { m } from "../../../../paraglide/messages.js";

export const CURRENCY_WORDS: Record<Currency, () => string> = {
  CAD: () => m.management_currency_cad(),
  USD: () => m.management_currency_usd(),
  EUR: () => m.management_currency_eur(),
};
