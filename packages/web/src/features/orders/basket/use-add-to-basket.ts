import type { ToastOptions } from "@tablee/design-system/toasts/toast-viewport";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import type { ShownLine } from "../../menus/reading/menu-ordering.ts";
import { addLine, isOfAnother, newLineId, replaceLine } from "./basket-lines.ts";
import type { BasketLine, BasketRestaurant } from "./basket-schema.ts";
import { basketStore, discardBasket } from "./basket-store.ts";

/** An order's toast (shell §18): 2 s, but a warning stays as long as any other. */
const toast = (capped: boolean, text: string): ToastOptions =>
  capped
    ? { id: "basket", tone: "warning", text: m.basket_capped() }
    : { id: "basket", tone: "success", text, duration: 2_000 };

export const basketLine = (line: OrderLine, { name, image_url, unit_price }: ShownLine): BasketLine => ({
  ...line,
  id: newLineId(),
  name,
  image_url,
  unit_price,
});

/** Adds to the basket (orders §6): asks before it discards another restaurant's, and tells the server. */
export function useAddToBasket(restaurant: BasketRestaurant) {
  const { api } = useAppContext();
  const router = useRouter();
  const toasts = useToasts();
  const [waiting, setWaiting] = useState<BasketLine | null>(null);
  const { id: restaurant_id } = restaurant;

  const put = useCallback(
    (line: BasketLine) => {
      const { change, capped, begins } = addLine(basketStore.get(), restaurant, line);
      basketStore.set(change);
      const what = line.type === "item" ? { item_id: line.item_id } : { combo_id: line.combo_id };
      // For the restaurant's statistics (orders §7): the basket neither waits for the call nor needs it.
      void (begins ? api.orders.start : api.orders.addItem)({ restaurant_id, ...what }).catch(() => undefined);
      toasts.show({
        ...toast(capped, line.type === "item" ? m.basket_added_item() : m.basket_added_combo()),
        action: { label: m.basket_view(), onPress: () => void router.navigate({ to: "/orders/now" }) },
      });
    },
    // The restaurant only changes with its id.
    // oxlint-disable-next-line react/exhaustive-deps
    [api, router, toasts, restaurant_id],
  );

  const add = useCallback(
    (line: OrderLine, shown: ShownLine) => {
      const made = basketLine(line, shown);
      if (isOfAnother(basketStore.get(), restaurant_id)) setWaiting(made);
      else put(made);
    },
    [put, restaurant_id],
  );
  const replace = useCallback(
    (id: string, line: OrderLine, shown: ShownLine) => {
      const { items, capped } = replaceLine(basketStore.get().items, id, basketLine(line, shown));
      basketStore.set({ items });
      toasts.show(toast(capped, m.basket_updated()));
    },
    [toasts],
  );
  const discard = useCallback(() => {
    if (!waiting) return;
    discardBasket();
    setWaiting(null);
    put(waiting);
  }, [put, waiting]);
  const keep = useCallback(() => setWaiting(null), []);
  return { add, replace, asking: waiting !== null, discard, keep };
}
