import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { checkReach } from "@tablee/domain/orders/delivery-reach";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { fallbackMode, isModeLost } from "@tablee/domain/restaurants/order-modes";
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "@tanstack/react-router";
import { serverNow } from "../../../api/answers/server-clock.ts";
import { useNow } from "../../../language/now.ts";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import type { BasketLine } from "../basket/basket-schema.ts";
import { useDeliveryPlace } from "./basket-settings-place.ts";
import { useFullSlots } from "./basket-settings-slots.ts";
import {
  dishesOf,
  factsFor,
  hasAddress,
  lostMoment,
  momentAtStart,
  orderChoice,
  type OrderingFacts,
  ownsMoment,
  type TimedMenu,
} from "./basket-settings.ts";
import { type OrderSettings, OrderSettingsContext } from "./order-settings-context.ts";
import { useRepriced } from "./use-repriced.ts";
import { basketStore, gaveWay, useBasket } from "../basket/basket-store.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const OrderSettingsDialog = openedPart(async () => (await import("./order-settings-dialog.tsx")).OrderSettingsDialog);

interface ProviderProps {
  restaurant: RestaurantCard;
  menu: TimedMenu;
  lines: readonly BasketLine[];
  children: ReactNode;
}

export function OrderSettingsProvider({ restaurant, menu, lines, children }: ProviderProps) {
  const hydrated = useHydrated();
  const sheet = useSheet("order-settings");
  const { show } = sheet;
  const chooseMode = useCallback(
    (mode: OrderMode) => {
      basketStore.set({ mode });
      if (mode === "delivery" && !hasAddress(basketStore.get())) show();
    },
    [show],
  );
  const settings = useSettings({ restaurant, menu, lines }, sheet.open, hydrated);
  const { facts, choice, place, reach, lostMode } = settings;
  useRepriced({ restaurant, mode: choice.mode, lines, settled: hydrated && !sheet.open });
  useKeptMoment(restaurant.id, facts);
  useLostMode(lostMode);
  useSettledDelivery(sheet.open, facts);
  const value = useMemo(
    () => ({ restaurant, facts, choice, place, reach, lostMode, chooseMode, openSettings: show }),
    // Choice and reach are new objects at every render, so their content is compared.
    // oxlint-disable-next-line react/exhaustive-deps
    [restaurant, facts, JSON.stringify(choice), JSON.stringify(reach), place, lostMode, chooseMode, show],
  );
  const shown = useOnceAwake(value);
  return (
    <>
      <OrderSettingsContext value={shown}>{children}</OrderSettingsContext>
      {/* The dialog must build on the current settings, never on those that the page showed first. */}
      <OrderSettingsContext value={value}>
        <OrderSettingsDialog leave={sheet.hide} open={sheet.open} onClose={sheet.hide} />
      </OrderSettingsContext>
    </>
  );
}

/**
 * Returns the server-rendered value until the page has hydrated, and the current one from then on. The device's basket
 * and clock change the settings right after hydration starts. A changed context hydrates everything below it at once,
 * here a whole menu that is being hydrated part by part, so the first change is made in a transition.
 */
function useOnceAwake<Value>(value: Value): Value {
  const [first] = useState(value);
  const [awake, setAwake] = useState(false);
  useEffect(() => startTransition(() => setAwake(true)), []);
  return awake ? value : first;
}

/** The basket's choices as they apply to this restaurant at this moment. */
function useSettings(
  { restaurant, menu, lines }: Omit<ProviderProps, "children">,
  choosing: boolean,
  hydrated: boolean,
): Pick<OrderSettings, "facts" | "choice" | "place" | "reach" | "lostMode"> {
  const basket = useBasket();
  const now = useNow();
  const mode = fallbackMode(restaurant, basket.mode, hasAddress(basket));
  const full_slots = useFullSlots({
    restaurant_id: restaurant.id,
    mode,
    dishes: dishesOf(lines),
    wanted: hydrated && (choosing || lines.length > 0),
    choosing,
  });
  const facts = useMemo(
    () => factsFor({ ...restaurant, full_slots }, menu, lines, now),
    [restaurant, menu, lines, full_slots, now],
  );
  const place = useDeliveryPlace(restaurant, mode === "delivery" || (choosing && basket.mode === "delivery"));
  return {
    facts,
    choice: orderChoice(basket, facts, now),
    place,
    reach: mode === "delivery" ? checkReach(restaurant, basket.delivery) : null,
    lostMode: lines.length > 0 && isModeLost(restaurant, basket.mode) ? basket.mode : null,
  };
}

/** Restaurants whose saved time has been checked since the page was opened: "at start" means once (orders §9). */
const started = new Set<number>();

/** orders §10: a saved time is checked when a page opens, and replaced as soon as it is no longer available. */
function useKeptMoment(restaurant_id: number, facts: OrderingFacts): void {
  const { date, time } = useBasket();
  const now = useNow();
  useEffect(() => {
    const basket = basketStore.get();
    // Looking at another menu, or waiting for an answer, changes nothing.
    if (!ownsMoment(basket, restaurant_id) || basket.attempt?.open) return;
    const atStart = started.has(restaurant_id) ? null : momentAtStart(basket, facts, serverNow());
    started.add(restaurant_id);
    const change = atStart ?? lostMoment(basket, facts, serverNow());
    if (change) basketStore.set(change);
    if (change?.lost && !atStart) gaveWay();
  }, [restaurant_id, facts, date, time, now]);
}

/** A press on Place right after the mode was replaced meant the one before (orders §10). */
function useLostMode(lostMode: OrderMode | null): void {
  const was = useRef(lostMode);
  useEffect(() => {
    if (lostMode && !was.current) gaveWay();
    was.current = lostMode;
  }, [lostMode]);
}

/**
 * orders §12: closing the settings with delivery but without an address switches to another mode, however they were
 * closed: the cross, Escape, a drag or Back.
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
