import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { OrderMode } from "@tablee/domain/orders/order-mode";
import { fallbackMode } from "@tablee/domain/restaurants/order-modes";
import { createContext, lazy, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from "react";
import { useHydrated } from "@tanstack/react-router";
import { useNow } from "../../language/now.ts";
import { useSheet } from "../../routes/use-sheet.ts";
import { LoadedWhenWanted } from "./basket-lazily.tsx";
import type { BasketLine } from "./basket-schema.ts";
import {
  factsFor,
  hasAddress,
  momentAtStart,
  type OrderChoice,
  orderChoice,
  type OrderingFacts,
} from "./basket-settings.ts";
import { basketStore, useBasket } from "./basket-store.ts";

const OrderSettingsDialog = lazy(async () => ({
  default: (await import("./order-settings-dialog.tsx")).OrderSettingsDialog,
}));

/** How and when the order at this restaurant is for, and how to change it. */
export interface OrderSettings {
  restaurant: RestaurantCard;
  /** With the notice that the basket's items ask for. */
  facts: OrderingFacts;
  choice: OrderChoice;
  /** Delivery without an address asks for it first. */
  chooseMode: (mode: OrderMode) => void;
  openSettings: () => void;
}

const OrderSettingsContext = createContext<OrderSettings | null>(null);

export function useOrderSettings(): OrderSettings {
  const settings = use(OrderSettingsContext);
  if (!settings) throw new Error("useOrderSettings needs an OrderSettingsProvider above it");
  return settings;
}

/** Restaurants whose saved moment has been looked at since the page was opened: "at start" is once (spec §4). */
const started = new Set<number>();

interface ProviderProps {
  restaurant: RestaurantCard;
  items: readonly { id: number; settings: { min_order_delay: number } }[];
  lines: readonly BasketLine[];
  children: ReactNode;
}

export function OrderSettingsProvider({ restaurant, items, lines, children }: ProviderProps) {
  const basket = useBasket();
  const now = useNow();
  const hydrated = useHydrated();
  const sheet = useSheet("order-settings");
  const facts = useMemo(() => factsFor(restaurant, items, lines), [restaurant, items, lines]);
  useEffect(() => {
    if (started.has(restaurant.id)) return;
    started.add(restaurant.id);
    const change = momentAtStart(basketStore.get(), facts, new Date());
    if (change) basketStore.set(change);
  }, [restaurant.id, facts]);
  const { show } = sheet;
  useSettledDelivery(sheet.open, facts);
  const chooseMode = useCallback(
    (mode: OrderMode) => {
      basketStore.set({ mode });
      if (mode === "delivery" && !hasAddress(basketStore.get())) show();
    },
    [show],
  );
  const choice = orderChoice(basket, facts, now);
  const settings = useMemo(
    () => ({ restaurant, facts, choice, chooseMode, openSettings: show }),
    // The choice is a new object at every render; its parts decide.
    // oxlint-disable-next-line react/exhaustive-deps
    [restaurant, facts, choice.mode, choice.date, choice.time, chooseMode, show],
  );
  return (
    <OrderSettingsContext value={settings}>
      {children}
      <LoadedWhenWanted wanted={hydrated && sheet.open}>
        <OrderSettingsDialog open={sheet.open} onClose={sheet.hide} />
      </LoadedWhenWanted>
    </OrderSettingsContext>
  );
}

/**
 * spec §4: closing the settings with delivery but without an address switches to another mode, whichever way they
 * were closed: the cross, Escape, a drag or Back.
 */
function useSettledDelivery(open: boolean, facts: OrderingFacts): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    const basket = basketStore.get();
    if (!closed || basket.mode !== "delivery" || hasAddress(basket)) return;
    basketStore.set({ mode: fallbackMode(facts, null, false) });
  }, [open, facts]);
}
