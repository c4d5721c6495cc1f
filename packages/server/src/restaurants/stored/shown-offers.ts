import type { Offer } from "@tablee/domain/menus/offer";
import type { StoredOffer } from "./restaurants.table.ts";

/**
 * Returns the offers that are not paused, with the dishes listed now; an offer whose dishes have all left the menu
 * applies to none.
 */
export const shownOffers = (stored: readonly StoredOffer[], items: readonly { id: number; ref: string }[]): Offer[] => {
  const idOf = new Map(items.map(({ id, ref }) => [ref, id]));
  return stored
    .filter(({ paused }) => !paused)
    .map(({ items: refs, paused: _paused, ...offer }) => ({
      ...offer,
      item_ids: refs && refs.flatMap((ref) => idOf.get(ref) ?? []),
    }));
};
