import type { OrderMode } from "../restaurants/order-mode.ts";
import { localMoment } from "../restaurants/local-time.ts";
import { isOfferOn, type Offer, type OfferKind } from "./offer.ts";

/** The part of an offer that determines which dishes it covers and when. */
export type DishOffer = Pick<Offer, "kind" | "item_ids" | "modes" | "hours" | "starts" | "ends">;

/** The kinds of offer that apply to dishes. */
export type DishOfferKind = Exclude<OfferKind, "amount_off">;

/** How and when the diner orders; null if not known yet. */
interface Ordering {
  timezone: string;
  mode: OrderMode | null;
  moment: { date: string; time: string } | null;
}

/** The dish offers that apply to such an order (menus §43); in any mode if none is chosen. */
export const dishOffersOn = <Known extends DishOffer>(
  offers: readonly Known[],
  { timezone, mode, moment }: Ordering,
  at: Date,
): Known[] => {
  const when = moment ?? { date: localMoment(at, timezone).date, time: "now" };
  return offers.filter((offer) => {
    const times = mode === null ? { ...offer, modes: null } : offer;
    return offer.kind !== "amount_off" && isOfferOn(times, { timezone, mode, ...when }, at);
  });
};

/**
 * The kinds of offer on a dish, each once. If `named` is true, only offers that name the dish count, not those on every
 * dish.
 */
export const kindsOnDish = (
  offers: readonly Pick<DishOffer, "kind" | "item_ids">[],
  item_id: number,
  named: boolean,
): DishOfferKind[] => {
  const own = offers.filter(({ item_ids }) => (item_ids === null ? !named : item_ids.includes(item_id)));
  return [...new Set(own.flatMap(({ kind }) => (kind === "amount_off" ? [] : [kind])))];
};
