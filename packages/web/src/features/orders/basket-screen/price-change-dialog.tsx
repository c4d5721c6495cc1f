import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { textIn } from "@tablee/domain/language/text-in";
import { type Currency, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { acceptPrices, type AskedTotal, dearerLines } from "./basket-price-change.ts";
import type { BasketOrder } from "../placing/use-basket-order.ts";
import type { Placing } from "../placing/use-place-order.ts";

interface PriceChangeDialogProps {
  asked: AskedTotal | null;
  order: BasketOrder;
  placing: Placing;
  currency: Currency;
}

/**
 * The total has gone up since it was shown (`price_changed`): shows what costs how much now, and asks whether that is
 * acceptable.
 */
export function PriceChangeDialog({ asked, order, placing, currency }: PriceChangeDialogProps) {
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(toDecimal(amount), currency, language);
  const dearer = dearerLines(order, order.basket.items);
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(open) => (open ? undefined : placing.forgetFailure())}
      tone="primary"
      title={m.basket_dearer_title()}
      description={
        asked ? m.basket_dearer_text({ before: money(asked.expected), price: money(asked.actual) }) : undefined
      }
      confirmLabel={asked ? m.basket_dearer_confirm({ price: money(asked.actual) }) : ""}
      cancelLabel={m.basket_dearer_cancel()}
      busy={placing.busy}
      onConfirm={() => {
        if (!asked) return;
        acceptPrices(order);
        placing.place(asked.actual);
      }}
    >
      {dearer.length > 0 ? (
        <ul className="num grid gap-1.5 text-bs">
          {dearer.map(({ line, price, before }) => (
            <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-medium">{textIn(line.name, language)}</span>
              <span className="text-ink-2">{m.basket_price_was({ price: money(price), before: money(before) })}</span>
            </li>
          ))}
        </ul>
      ) : undefined}
    </AlertDialog>
  );
}
