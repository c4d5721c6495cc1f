import type { RestaurantPage } from "@tablee/contract/restaurants/restaurants.schema";
import type { OrderMode } from "@tablee/domain/orders/order-mode";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import * as z from "zod";
import { chordOf } from "../database/position-on-earth.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import { restaurantFacts } from "../orders/order-facts.ts";
import type { Services } from "../services.ts";
import { type NearbyRow, readNearest } from "./restaurant-list.queries.ts";
import { restaurantCard } from "./restaurant-view.ts";

export interface RestaurantsAsk {
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
  worldwide?: boolean | undefined;
  mode?: OrderMode | undefined;
  open?: boolean | undefined;
  cuisine?: string | undefined;
  tag?: string | undefined;
  continuation?: string | undefined;
  limit: number;
}

/** spec §9: the search radius, and where a diner is who does not say. */
const RADIUS = 50_000;
const MONTREAL: Point = { latitude: 45.50884, longitude: -73.58781 };
/** Half of the way round the earth: nothing is further. */
const EVERYWHERE = 20_040_000;

/** With a filter that only the domain can answer, this many rows are looked at at once, and this often. */
const BATCH = 100;
const MAX_ROUNDS = 10;

const KIND = "restaurants";
const Position = z.tuple([
  z.number().min(0).max(EVERYWHERE),
  z.int().min(1).max(2_147_483_647),
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
]);

/**
 * Restaurants, nearest first: from the diner's position, or from the city's centre (then without a distance). A page
 * may be shorter than its limit and still go on, where a filter leaves few. Throws invalid_input for a continuation
 * that is not of this list.
 */
export async function listRestaurants(services: Services, ask: RestaurantsAsk): Promise<RestaurantPage> {
  const known = ask.latitude !== undefined && ask.longitude !== undefined;
  const asked = known ? { latitude: ask.latitude!, longitude: ask.longitude! } : MONTREAL;
  const { from, after } = startOf(ask, asked);
  const reach = chordOf(ask.worldwide ? EVERYWHERE : (ask.radius ?? RADIUS));
  const filtered = ask.mode !== undefined || ask.open === true;
  const size = filtered ? Math.max(BATCH, ask.limit + 1) : ask.limit + 1;

  const found: NearbyRow[] = [];
  let last = after;
  let more = true;
  for (let round = 0; more && found.length <= ask.limit && round < MAX_ROUNDS; round++) {
    const { cuisine, tag } = ask;
    const read = await readNearest(services.database.db, { from, cuisine, tag, after: last, limit: size });
    const rows = read.filter((row) => row.chord <= reach);
    found.push(...rows.filter((row) => isWanted(row, ask, services.clock())));
    more = rows.length === size;
    last = rows.at(-1) ?? last;
  }

  const page = found.slice(0, ask.limit);
  const end = found.length > ask.limit ? page.at(-1)! : last;
  const goesOn = found.length > ask.limit || more;
  return {
    restaurants: page.map((row) => restaurantCard(row, known ? kilometres(asked, row) : null)),
    continuation: goesOn ? writeContinuation(KIND, [end.chord, end.id, from.latitude, from.longitude]) : null,
  };
}

/** All pages of one walk are measured from the point at which it began, wherever the diner has gone since. */
function startOf(ask: RestaurantsAsk, asked: Point): { from: Point; after: { chord: number; id: number } } {
  if (ask.continuation === undefined) return { from: asked, after: { chord: -1, id: 0 } };
  const [chord, id, latitude, longitude] = readContinuation(KIND, Position, ask.continuation);
  return { from: { latitude, longitude }, after: { chord, id } };
}

const isWanted = (row: NearbyRow, { mode, open }: RestaurantsAsk, at: Date): boolean =>
  (mode === undefined || modeAvailability(row)[mode].available) &&
  (open !== true || orderingStatus(restaurantFacts(row), at) === "open");

/** To ten metres: a list needs no more. */
const kilometres = (from: Point, { latitude, longitude }: NearbyRow): number | null =>
  latitude === null || longitude === null ? null : Math.round(metresBetween(from, { latitude, longitude }) / 10) / 100;
