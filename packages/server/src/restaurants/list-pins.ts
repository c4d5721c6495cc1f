import type { RestaurantPins } from "@tablee/contract/restaurants/restaurants.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { openRank } from "@tablee/domain/restaurants/list-order";
import { orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { filterOf, RADIUS, type RestaurantsAsk, wantedOf } from "./list-restaurants.ts";
import { walkOn } from "./walk-restaurants.ts";

/** More pins than anybody can tell apart, and the number of restaurants examined to find them. */
const MOST_PINS = 500;
const LOOKED_AT = 1_000;

/** Returns the positions of the nearest restaurants that a list would contain (restaurants §34). */
export async function listPins(
  services: Services,
  viewer: Viewer | null,
  asked: Omit<RestaurantsAsk, "limit">,
): Promise<RestaurantPins> {
  const { db } = services.database;
  const ask = { ...asked, limit: MOST_PINS };
  const filter = await filterOf(db, viewer, ask);
  if (filter === null) return { pins: [], complete: true };
  const { latitude = FALLBACK_POSITION.latitude, longitude = FALLBACK_POSITION.longitude, radius = RADIUS } = asked;
  const walk = { filter, from: { latitude, longitude }, radius, unplaced: false };
  const read = await walkOn(db, walk, { chord: -1, id: 0 }, LOOKED_AT);
  const at = services.clock();
  const wanted = (await wantedOf(services, read, ask, at)).flatMap(({ card, facts }) => {
    const { id, name } = card;
    if (card.latitude === null || card.longitude === null) return [];
    const open = openRank(orderingStatus(facts, at)) === 0;
    return [{ id, name, latitude: card.latitude, longitude: card.longitude, open }];
  });
  return { pins: wanted.slice(0, MOST_PINS), complete: read.length < LOOKED_AT && wanted.length <= MOST_PINS };
}
