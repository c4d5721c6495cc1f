import type { ZonePage } from "@tablee/contract/places/zone.schema";
import { openRank } from "@tablee/domain/restaurants/list-order";
import { orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import { positionOnEarth } from "../database/position-on-earth.ts";
import { listRecommendations } from "../discoveries/list-recommendations.ts";
import type { Viewer } from "../http/context.ts";
import { listedRestaurants } from "../restaurants/restaurant-cards.ts";
import { readIdsInZone } from "../restaurants/stored/in-zone.queries.ts";
import type { Services } from "../services.ts";
import { zonesByName } from "./kept-zones.ts";

/** The most restaurants and discoveries on a neighbourhood's page. */
const RESTAURANTS = 60;
const DISCOVERIES = 24;

/** A neighbourhood with its discoveries and restaurants, open ones first (search §10); null if there is none. */
export async function getZone(services: Services, viewer: Viewer | null, name: string): Promise<ZonePage | null> {
  const { db } = services.database;
  const zone = (await zonesByName(db)).get(name);
  if (!zone) return null;
  const [{ recommendations }, ids] = await Promise.all([
    listRecommendations(services, viewer, { variant: "popular", zone: name, limit: DISCOVERIES }),
    readIdsInZone(db, { zone: name, from: positionOnEarth(zone.centre), limit: RESTAURANTS }),
  ]);
  const listed = await listedRestaurants(db, ids);
  const at = services.clock();
  const restaurants = ids
    .flatMap((id) => listed.get(id) ?? [])
    .map(({ card, facts }) => ({ card, rank: openRank(orderingStatus(facts, at)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
  return { zone, recommendations, restaurants };
}
