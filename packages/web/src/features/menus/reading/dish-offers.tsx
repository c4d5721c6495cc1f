import { type DishOffer, type DishOfferKind, dishOffersOn, kindsOnDish } from "@tablee/domain/menus/dish-offers";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useMenuOrdering } from "./menu-ordering.ts";
import type { MenuOutline } from "./menu-outline.ts";

const NONE: readonly DishOffer[] = [];
const DishOffersContext = createContext(NONE);

/** The kinds of offers on a dish's card: those that name the dish. */
export const useOffersOnCard = (item_id: number): DishOfferKind[] => kindsOnDish(use(DishOffersContext), item_id, true);

/** The offers that are active for the order's time and mode (menus §43). */
export function useOffersOn<Known extends DishOffer>(offers: readonly Known[], timezone: string): Known[] {
  const now = useNow();
  const ordering = useMenuOrdering();
  return dishOffersOn(offers, { timezone, mode: ordering?.mode ?? null, moment: ordering?.moment ?? null }, now);
}

export const offerOnDishWords = (kind: DishOfferKind): string =>
  kind === "second_half" ? m.menu_offer_second_half() : m.menu_offer_third_free();

/** Provides the cards of a menu with the active offers. */
export function DishOffers({ outline, children }: { outline: MenuOutline; children: ReactNode }) {
  const { dish_offers, restaurant } = outline;
  const on = useOffersOn(dish_offers, restaurant.timezone);
  // Cards render again only when an offer begins or ends, not every minute.
  const places = on.map((offer) => dish_offers.indexOf(offer)).join(" ");
  const value = useMemo(() => {
    const known = new Set(places.split(" "));
    return dish_offers.filter((_, at) => known.has(String(at)));
  }, [dish_offers, places]);
  return <DishOffersContext value={value}>{children}</DishOffersContext>;
}
