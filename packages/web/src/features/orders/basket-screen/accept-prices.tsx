import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { BasketLine } from "../basket/basket-schema.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { acceptPrices, dearerLines, type Prices } from "./basket-price-change.ts";

interface AcceptPricesProps {
  prices: Prices;
  items: readonly BasketLine[];
}

/** Several lines have become dearer, for example in another mode: one press accepts all of them. */
export function AcceptPrices({ prices, items }: AcceptPricesProps) {
  useWords();
  const count = dearerLines(prices, items).length;
  if (count < 2) return null;
  return (
    <div ref={handsFocusOn} className="mt-2 flex flex-wrap items-center gap-x-3">
      <Message tone="warning">{m.basket_prices_dearer({ count })}</Message>
      <Button variant="quiet" size="sm" onClick={() => acceptPrices(prices)}>
        {m.basket_prices_accept()}
      </Button>
    </div>
  );
}
