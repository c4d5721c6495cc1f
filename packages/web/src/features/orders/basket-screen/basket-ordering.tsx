import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { firstOrderMoment } from "@tablee/domain/restaurants/order-slots";
import { type ReactNode, useMemo } from "react";
import { serverNow } from "../../../api/answers/server-clock.ts";
import { type MenuOrdering, MenuOrderingContext } from "../../menus/reading/menu-ordering.ts";
import { basketRestaurant } from "../basket/basket-lines.ts";
import type { BasketLine } from "../basket/basket-schema.ts";
import { OrderSettingsProvider } from "../settings/basket-settings-provider.tsx";
import { keptMoment, type TimedMenu } from "../settings/basket-settings.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { useAddToBasket } from "../basket/use-add-to-basket.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const BasketDiscard = openedPart(async () => (await import("./basket-discard.tsx")).BasketDiscard);

interface BasketOrderingProps {
  restaurant: RestaurantCard;
  /** As far as it is known: some dishes need notice, and some sections have hours of their own. */
  menu: TimedMenu;
  children: ReactNode;
}

const NO_LINES: BasketLine[] = [];

/** Provides ordering from one restaurant: its lines in the basket, adding to it, and the order's mode and time. */
export function BasketOrdering({ restaurant, menu, children }: BasketOrderingProps) {
  const basket = useBasket();
  const lines = basket.restaurant?.id === restaurant.id ? basket.items : NO_LINES;
  return (
    <OrderSettingsProvider restaurant={restaurant} menu={menu} lines={lines}>
      <Ordering restaurant={restaurant} lines={lines}>
        {children}
      </Ordering>
    </OrderSettingsProvider>
  );
}

interface OrderingProps {
  restaurant: RestaurantCard;
  lines: readonly BasketLine[];
  children: ReactNode;
}

function Ordering({ restaurant, lines, children }: OrderingProps) {
  const { add, replace, asking, discard, keep } = useAddToBasket(basketRestaurant(restaurant));
  const { facts, choice } = useOrderSettings();
  const { mode, date, time } = choice;
  const ordering = useMemo(
    (): MenuOrdering => ({
      items: countsOf(lines, "item"),
      combos: countsOf(lines, "combo"),
      lines,
      add,
      replace,
      mode,
      moment: date === null || time === null ? null : { date, time },
      nextMoment: (served) => firstOrderMoment({ ...facts, served: [...(facts.served ?? []), ...served] }, serverNow()),
      chooseMoment: (moment) => basketStore.set({ ...keptMoment(moment.date, moment.time), lost: null }),
    }),
    [lines, add, replace, facts, mode, date, time],
  );
  return (
    <MenuOrderingContext value={ordering}>
      {children}
      <BasketDiscard leave={keep} open={asking} onDiscard={discard} onKeep={keep} />
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
