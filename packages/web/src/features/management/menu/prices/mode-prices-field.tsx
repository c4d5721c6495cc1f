import { Button } from "@tablee/design-system/button";
import type { EveryModePrice } from "@tablee/domain/menus/mode-prices";
import type { Currency } from "@tablee/domain/money/minor";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { SETTING_WORDS } from "../../../admin/setting-names.ts";
import { AmountField } from "../line-fields.tsx";

interface ModePricesFieldProps {
  prices: Readonly<EveryModePrice>;
  currency: Currency;
  /** Whether they may be negative, as those of a choice. */
  mayTakeOff?: boolean;
  save: (mode: OrderMode, price: number | null, seen: number | null) => void;
}

/** The prices per ordering mode that replace the normal price (menus §44), behind a button until needed. */
export function ModePricesField({ prices, currency, mayTakeOff, save }: ModePricesFieldProps) {
  useWords();
  const fields = useId();
  const count = ORDER_MODES.filter((mode) => prices[mode] !== null).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <div className="col-span-full">
      <Button
        size="sm"
        variant="ghost"
        flush
        aria-expanded={isOpen}
        aria-controls={fields}
        end={<ChevronDown aria-hidden="true" className={isOpen ? "rotate-180" : ""} />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? m.management_mode_prices_some({ count }) : m.management_mode_prices()}
      </Button>
      <fieldset id={fields} hidden={!isOpen} className="mt-2">
        <legend className="sr-only">{m.management_mode_prices()}</legend>
        <p className="text-cap text-ink-2">{m.management_mode_prices_hint()}</p>
        <div className="mt-3 grid grid-cols-2 gap-4">
          {ORDER_MODES.map((mode) => (
            <AmountField
              key={mode}
              label={SETTING_WORDS[mode]()}
              kept={prices[mode]}
              mayBeNone
              currency={currency}
              mayTakeOff={mayTakeOff === true}
              save={(price, seen) => save(mode, price, seen)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
