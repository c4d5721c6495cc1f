import type { Currency } from "./minor.ts";

const EURO =
  "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT";
const DOLLAR = "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI";

const CURRENCIES = new Map<string, Currency>([
  ["CA", "CAD"],
  ...EURO.split(" ").map((code): [string, Currency] => [code, "EUR"]),
  ...DOLLAR.split(" ").map((code): [string, Currency] => [code, "USD"]),
]);

/** The currency of a country (two letters); null if we do not support it. */
export const currencyOf = (country: string): Currency | null => CURRENCIES.get(country) ?? null;
