import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Menu } from "@tablee/domain/menus/menu";
import { type OrderAgain, orderAgain } from "@tablee/domain/orders/afterwards/order-again";
import { fallbackMode } from "@tablee/domain/restaurants/order-modes";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { menuOf } from "../../menus/reading/menu-queries.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import { basketRestaurant, isOfAnother } from "../basket/basket-lines.ts";
import { basketStore, discardBasket } from "../basket/basket-store.ts";
import { hasAddress } from "../settings/basket-settings.ts";
import { linesAgain, putAgain } from "./order-again.ts";

/** What has to be decided before a past order goes into the basket. */
export interface AgainQuestion {
  restaurant: Restaurant;
  again: OrderAgain;
  /** The basket belongs to another restaurant and would be discarded. */
  discards: boolean;
}

export interface OrderingAgain {
  busy: boolean;
  /** `gone`: the restaurant no longer exists; `failed`: today's menu could not be fetched. */
  failure: "gone" | "failed" | null;
  question: AgainQuestion | null;
  start: () => void;
  confirm: () => void;
  cancel: () => void;
}

/** Puts an order of the history into the basket again (orders §36), according to the current menu. */
export function useOrderAgain(order: Order): OrderingAgain {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OrderingAgain["failure"]>(null);
  const [question, setQuestion] = useState<AgainQuestion | null>(null);
  const put = usePut();

  const look = async () => {
    try {
      const restaurant = await client.query({ ...restaurantQuery(orpc, order.restaurant_id), staleTime: 0 });
      const basket = basketStore.get();
      const discards = isOfAnother(basket, restaurant.id);
      const again = orderAgain(menuToday(restaurant), linesAgain(order), discards ? [] : basket.items);
      const whole =
        again.left_out.length === 0 && again.lines.every(({ dropped, fewer }) => dropped.length === 0 && !fewer);
      if (whole && !discards) await put({ restaurant, again, discards });
      else setQuestion({ restaurant, again, discards });
    } catch (error) {
      setFailure(isCallError(error) && error.code === "not_found" ? "gone" : "failed");
    }
  };
  const start = () => {
    setBusy(true);
    setFailure(null);
    void look().finally(() => setBusy(false));
  };
  const confirm = () => {
    setQuestion(null);
    if (question) void put(question);
  };
  return { busy, failure, question, start, confirm, cancel: () => setQuestion(null) };
}

/** Today's menu, at the prices of the mode in which the basket would be ordered. */
function menuToday(restaurant: Restaurant): Menu {
  const basket = basketStore.get();
  return menuOf(restaurant, fallbackMode(restaurant, basket.mode, hasAddress(basket)));
}

function usePut() {
  const { api } = useAppContext();
  const router = useRouter();
  const toasts = useToasts();
  return async ({ restaurant, again, discards }: AgainQuestion) => {
    if (again.lines.length === 0) {
      await router.navigate({ to: "/menu/$restaurant", params: { restaurant: String(restaurant.id) } });
      return;
    }
    if (discards) discardBasket();
    const kept = basketRestaurant(restaurant);
    const { change, capped, begins } = putAgain(basketStore.get(), kept, menuToday(restaurant), again.lines);
    basketStore.set(change);
    again.lines.forEach(({ line }, index) => {
      const what = line.type === "item" ? { item_id: line.item_id } : { combo_id: line.combo_id };
      const tell = begins && index === 0 ? api.orders.start : api.orders.addItem;
      // For the restaurant's statistics: the basket does not wait for the call.
      void tell({ restaurant_id: restaurant.id, ...what }).catch(() => undefined);
    });
    if (capped) toasts.show({ id: "basket", tone: "warning", text: m.basket_capped() });
    await router.navigate({ to: "/orders/now" });
  };
}
