import { AlertDialog } from "@tablee/design-system/alert-dialog";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { type MenuOrdering, MenuOrderingContext } from "../menus/menu-ordering.ts";
import { basketRestaurant } from "./basket-lines.ts";
import type { BasketLine } from "./basket-schema.ts";
import { OrderSettingsProvider } from "./basket-settings-provider.tsx";
import { useBasket } from "./basket-store.ts";
import { useAddToBasket } from "./use-add-to-basket.ts";

interface BasketOrderingProps {
  restaurant: RestaurantCard;
  /** The items of the menu as far as they are known: some ask for notice. */
  items: readonly { id: number; settings: { min_order_delay: number } }[];
  children: ReactNode;
}

const NO_LINES: BasketLine[] = [];

/** Ordering from one restaurant: its lines in the basket, adding to it, how and when the order is for. */
export function BasketOrdering({ restaurant, items, children }: BasketOrderingProps) {
  const language = useLanguage();
  const basket = useBasket();
  const lines = basket.restaurant?.id === restaurant.id ? basket.items : NO_LINES;
  const { add, replace, asking, discard, keep } = useAddToBasket(basketRestaurant(restaurant));
  const ordering = useMemo(
    (): MenuOrdering => ({ items: countsOf(lines, "item"), combos: countsOf(lines, "combo"), lines, add, replace }),
    [lines, add, replace],
  );
  return (
    <MenuOrderingContext value={ordering}>
      <OrderSettingsProvider restaurant={restaurant} items={items} lines={lines}>
        {children}
      </OrderSettingsProvider>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => (open ? undefined : keep())}
        tone="primary"
        title={m.basket_discard_title()}
        description={
          basket.restaurant ? m.basket_discard_text({ other: textIn(basket.restaurant.name, language) }) : undefined
        }
        confirmLabel={m.basket_discard_confirm()}
        cancelLabel={m.basket_discard_cancel()}
        onConfirm={discard}
      />
    </MenuOrderingContext>
  );
}

function countsOf(lines: readonly BasketLine[], type: BasketLine["type"]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    if (line.type !== type) continue;
    const id = line.type === "item" ? line.item_id : line.combo_id;
    counts.set(id, (counts.get(id) ?? 0) + line.quantity);
  }
  return counts;
}
