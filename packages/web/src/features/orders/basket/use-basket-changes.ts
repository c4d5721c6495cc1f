import { useToasts } from "@tablee/design-system/toasts/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import type { Minor } from "@tablee/domain/money/minor";
import { useMemo } from "react";
import { currentLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { restoreLine, setQuantity } from "./basket-lines.ts";
import type { Basket, BasketLine } from "./basket-schema.ts";
import { basketStore } from "./basket-store.ts";

export interface BasketChanges {
  quantity: (line: BasketLine, quantity: number) => void;
  /** Shows an undo that puts the line back in its place. */
  remove: (line: BasketLine) => void;
  acceptPrice: (line: BasketLine, price: Minor) => void;
}

/** The last line takes the tip and the code along, so that another restaurant's order has neither (orders §47). */
const EMPTIED = { restaurant: null, tip: { kind: "percent", percent: 0 }, code: null } satisfies Partial<Basket>;

/** The changes that can be made to the basket's lines. */
export function useBasketChanges(): BasketChanges {
  const toasts = useToasts();
  return useMemo(
    () => ({
      quantity: (line, quantity) => basketStore.set({ items: setQuantity(basketStore.get().items, line.id, quantity) }),
      remove: (line) => {
        const { items, restaurant, tip, code } = basketStore.get();
        const at = items.findIndex(({ id }) => id === line.id);
        if (at < 0) return;
        const left = items.filter(({ id }) => id !== line.id);
        basketStore.set({ items: left, ...(left.length > 0 ? {} : EMPTIED) });
        toasts.show({
          id: "basket",
          text: m.basket_removed({ name: textIn(line.name, currentLanguage()) }),
          action: {
            label: m.basket_undo(),
            // If the basket belongs to another restaurant by now, the line cannot be put back.
            onPress: () => {
              const basket = basketStore.get();
              const filled = basket.items.length > 0;
              if (filled && basket.restaurant?.id !== restaurant?.id) return;
              const emptied = filled ? {} : { restaurant, tip, code };
              basketStore.set({ items: restoreLine(basket.items, line, at), ...emptied });
            },
          },
        });
      },
      acceptPrice: (line, price) =>
        basketStore.set({
          items: basketStore.get().items.map((each) => (each.id === line.id ? { ...each, unit_price: price } : each)),
        }),
    }),
    [toasts],
  );
}
