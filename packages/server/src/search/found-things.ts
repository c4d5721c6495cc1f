import type { FoundItem } from "@tablee/contract/search/search.schema";
import { isOffered } from "@tablee/domain/discoveries/viewer-facts";
import { toDecimal } from "@tablee/domain/money/minor";
import { kilometresBetween, type Point } from "@tablee/domain/restaurants/distance";
import type { Db } from "../database/open-database.ts";
import { discoveryCards } from "../discoveries/discovery-cards.ts";
import { cardFor } from "../discoveries/discovery-view.ts";
import { readViewerFacts } from "../discoveries/viewer-facts.queries.ts";
import type { Viewer } from "../http/context.ts";
import type { FoundItemRow } from "./found-items.queries.ts";

/** Things in the order of their ids; missing ones are left out. */
export const orderedBy = <Thing extends { id: number }>(ids: readonly number[], things: readonly Thing[]): Thing[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Those of these discoveries that the viewer may see and has not turned away, unordered. */
export async function seenDiscoveries(db: Db, viewer: Viewer | null, ids: readonly number[]) {
  const cards = [...(await discoveryCards(db, ids)).values()];
  const facts = viewer ? await readViewerFacts(db, viewer.account_id, cards) : null;
  return cards.flatMap((card) => {
    const { id, status, visibility, account_id } = card;
    const own = facts?.get(id) ?? null;
    return isOffered({ status, visibility, own: account_id === viewer?.account_id }, own) ? [cardFor(card, own)] : [];
  });
}

export const itemView = ({ restaurant, shown, ...item }: FoundItemRow, here: Point | null): FoundItem => ({
  ...item,
  price: shown.price === null ? null : toDecimal(shown.price),
  price_from: shown.from,
  currency: restaurant.currency,
  restaurant_id: restaurant.id,
  restaurant_name: restaurant.name,
  restaurant_city: restaurant.city,
  distance_km: kilometresBetween(here, restaurant),
});
