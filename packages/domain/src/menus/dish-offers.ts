import type { OrderMode } from "../restaurants/order-mode.ts";
import { localMoment } from "../restaurants/local-time.ts";
import { isOfferOn, type Offer, type OfferKind } from "./offer.ts";

/** As much of an offer as says on which dishes it is. */
export type DishOffer = Pick<Offer, "kind" | "item_ids" | "modes" | "hours" | "starts" | "ends">;

/** What an offer of dishes does. */
export type DishOfferKind = Exclude<OfferKind, "amount_off">;

/** When and how one orders; null: that is not known yet. */
interface Ordering {
  timezone: string;
  mode: OrderMode | null;
  moment: { date: string; time: string } | null;
}

/** Those of some offers that are on dishes and on for such an order (menus §43), in any mode where none is chosen. */
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

/** What offers do on a dish, each once. `named`: only those that name it, not those on every dish. */
export const kindsOnDish = (
  offers: readonly Pick<DishOffer, "kind" | "item_ids">[],
  item_id: number,
  named: boolean,
): DishOfferKind[] => {
  const own = offers.filter(({ item_ids }) => (item_ids === null ? !named : item_ids.includes(item_id)));
  return [...new Set(own.flatMap(({ kind }) => (kind === "amount_off" ? [] : [kind])))];
};
