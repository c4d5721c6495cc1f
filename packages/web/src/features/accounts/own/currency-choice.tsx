import { SegmentedControl } from "@tablee/design-system/segmented-control";
import type { Currency } from "@tablee/domain/money/minor";
import { useCurrency } from "../../../language/currency.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { devicePreferences } from "../../../storage/device-preferences.ts";

const WORDS = {
  CAD: () => m.own_currency_cad(),
  USD: () => m.own_currency_usd(),
  EUR: () => m.own_currency_eur(),
} satisfies Record<Currency, () => string>;

/** The choice of the currency in which the member thinks of prices (language §18). */
export function CurrencyChoice() {
  useWords();
  return (
    <SegmentedControl<Currency>
      label={m.own_currency_title()}
      value={useCurrency()}
      onValueChange={(currency) => devicePreferences.set({ currency })}
      items={(Object.keys(WORDS) as Currency[]).map((value) => ({ value, label: WORDS[value]() }))}
    />
  );
}
