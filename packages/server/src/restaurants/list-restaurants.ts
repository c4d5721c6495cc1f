import type { RestaurantCard, RestaurantPage } from "@tablee/contract/restaurants/restaurants.schema";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import * as z from "zod";
import { chordOf } from "../database/position-on-earth.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Services } from "../services.ts";
import { type ListedRestaurant, listedRestaurants } from "./restaurant-cards.ts";
import { type NearbyRow, readNearest } from "./restaurant-list.queries.ts";

export interface RestaurantsAsk {
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
  worldwide?: boolean | undefined;
  mode?: OrderMode | undefined;
  open?: boolean | undefined;
  cuisine?: string | undefined;
  tag?: string | undefined;
  query?: string | undefined;
  continuation?: string | undefined;
  limit: number;
}

/** restaurants §19: the search radius. */
const RADIUS = 50_000;
/** Half of the way round the earth: nothing is further. */
const EVERYWHERE = 20_040_000;

/** With a filter that only the domain can answer, so many are looked at in one turn after the other. */
const TURNS = [100, 400, 1_000];

const KIND = "restaurants";
const Position = z.tuple([
  z.number().min(0).max(EVERYWHERE),
  z.int().min(1).max(2_147_483_647),
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
]);

type Row = NearbyRow & ListedRestaurant;

/**
 * Restaurants, nearest first: from the diner's position, or from the city's centre (then without a distance). A page
 * may be shorter than its limit and still go on, where a filter leaves few. Throws invalid_input for a continuation
 * that is not of this list.
 */
export async function listRestaurants(services: Services, ask: RestaurantsAsk): Promise<RestaurantPage> {
  const here = positionOf(ask);
  const { from, after } = startOf(ask, here ?? FALLBACK_POSITION);
  const reach = chordOf(ask.worldwide ? EVERYWHERE : (ask.radius ?? RADIUS));
  const filtered = ask.mode !== undefined || ask.open === true;
  const turns = filtered ? TURNS : [ask.limit + 1];
  const { db } = services.database;

  const found: Row[] = [];
  let last = after;
  let more = true;
  for (const turn of turns) {
    if (!more || found.length > ask.limit) break;
    const limit = Math.max(turn, ask.limit + 1);
    const { cuisine, tag, query } = ask;
    const skeleton = await readNearest(db, {
      from,
      cuisine,
      tag,
      query: query?.trim() || undefined,
      after: last,
      limit,
    });
    const near = skeleton.filter((row) => row.chord <= reach);
    const listed = await listedRestaurants(
      db,
      near.map((row) => row.id),
    );
    const rows = near.flatMap((row) => {
      const restaurant = listed.get(row.id);
      return restaurant ? [{ ...row, ...restaurant }] : [];
    });
    found.push(...rows.filter((row) => isWanted(row, ask, services.clock())));
    more = near.length === limit;
    last = near.at(-1) ?? last;
  }

  const page = found.slice(0, ask.limit);
  const shown = found.length > ask.limit ? page.at(-1) : undefined;
  const end = shown ?? last;
  const goesOn = shown !== undefined || more;
  return {
    restaurants: page.map(({ card }) => (here ? { ...card, distance_km: kilometres(here, card) } : card)),
    continuation: goesOn ? writeContinuation(KIND, [end.chord, end.id, from.latitude, from.longitude]) : null,
  };
}

const positionOf = ({ latitude, longitude }: RestaurantsAsk): Point | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** All pages of one walk are measured from the point at which it began, wherever the diner has gone since. */
function startOf(ask: RestaurantsAsk, asked: Point): { from: Point; after: { chord: number; id: number } } {
  if (ask.continuation === undefined) return { from: asked, after: { chord: -1, id: 0 } };
  const [chord, id, latitude, longitude] = readContinuation(KIND, Position, ask.continuation);
  return { from: { latitude, longitude }, after: { chord, id } };
}

const isWanted = ({ facts }: Row, { mode, open }: RestaurantsAsk, at: Date): boolean =>
  (mode === undefined || modeAvailability(facts)[mode].available) &&
  (open !== true || orderingStatus(facts, at) === "open");

/** To ten metres: a list needs no more. */
const kilometres = (from: Point, { latitude, longitude }: RestaurantCard): number | null =>
  latitude === null || longitude === null ? null : Math.round(metresBetween(from, { latitude, longitude }) / 10) / 100;
