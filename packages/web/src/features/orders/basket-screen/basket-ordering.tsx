import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { lazy, type ReactNode, useMemo } from "react";
import { type MenuOrdering, MenuOrderingContext } from "../../menus/reading/menu-ordering.ts";
import { LoadedWhenWanted } from "../basket/basket-lazily.tsx";
import { basketRestaurant } from "../basket/basket-lines.ts";
import type { BasketLine } from "../basket/basket-schema.ts";
import { OrderSettingsProvider } from "../settings/basket-settings-provider.tsx";
import { useBasket } from "../basket/basket-store.ts";
import { useAddToBasket } from "../basket/use-add-to-basket.ts";

const BasketDiscard = lazy(async () => ({ default: (await import("./basket-discard.tsx")).BasketDiscard }));

interface BasketOrderingProps {
  restaurant: RestaurantCard;
  /** The items of the menu as far as they are known: some ask for notice. */
  items: readonly { id: number; settings: { min_order_delay: number } }[];
  children: ReactNode;
}

const NO_LINES: BasketLine[] = [];

/** Ordering from one restaurant: its lines in the basket, adding to it, how and when the order is for. */
export function BasketOrdering({ restaurant, items, children }: BasketOrderingProps) {
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
      <LoadedWhenWanted wanted={asking}>
        <BasketDiscard open={asking} onDiscard={discard} onKeep={keep} />
      </LoadedWhenWanted>
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
