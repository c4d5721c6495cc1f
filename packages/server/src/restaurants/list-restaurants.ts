import type { RestaurantPage } from "@tablee/contract/restaurants/restaurants.schema";
import type { Diet } from "@tablee/domain/menus/diets";
import { foldedWords } from "@tablee/domain/language/folded-words";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { kilometresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { compareListPlaces, type ListPlace, openRank } from "@tablee/domain/restaurants/list-order";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import * as z from "zod";
import type { Db } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Services } from "../services.ts";
import { readFavoriteRestaurants } from "./favorite-restaurants.queries.ts";
import { type ListedRestaurant, listedRestaurants } from "./restaurant-cards.ts";
import { type ListFilter, type NearbyRow, readNamed } from "./restaurant-list.queries.ts";
import { EVERYWHERE, THE_END, type Walk, walkOn, walkUpTo } from "./walk-restaurants.ts";

export interface RestaurantsAsk {
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
  worldwide?: boolean | undefined;
  mode?: OrderMode | undefined;
  open?: boolean | undefined;
  open_first?: boolean | undefined;
  cuisine?: string | undefined;
  tag?: string | undefined;
  diet?: Diet | undefined;
  query?: string | undefined;
  /** Comma-separated ids; only these are listed. */
  ids?: string | undefined;
  /** Only what the viewer likes. */
  favorites?: boolean | undefined;
  continuation?: string | undefined;
  limit: number;
}

/** restaurants §19: the search radius, in metres. */
export const RADIUS = 50_000;

/** How many restaurants are examined in each round, if only the domain can evaluate the filter. */
const TURNS = [100, 400, 1_000];
/**
 * restaurants §30: how many of the nearest restaurants are sorted with the open ones first; further ones follow in
 * parts of their own.
 */
const AROUND = 120;

const Metres = z.number().min(-1).max(THE_END.chord);
const Id = z.int().min(0).max(2_147_483_647);
const Moment = z.int().min(0).max(4_102_444_800_000);
const From = [z.number().min(-90).max(90), z.number().min(-180).max(180)] as const;
const NEAREST = { kind: "restaurants", key: z.tuple([...From, Metres, Id]) };
/** Contains the current part of the walk, the moment that decides what is open, and the last restaurant shown. */
const OPEN_FIRST = {
  kind: "restaurants-open-first",
  key: z.tuple([...From, Metres, Id, Metres, Id, Moment, z.int().min(0).max(1), Metres, Id]),
};

/** Where a page begins: after a place in the walk, or within a part of it that is sorted with the open ones first. */
interface Start {
  from: Point;
  after: NearbyRow;
  /** The moment that decides what is open; the same for all pages of one walk. */
  at: Date;
  part: { end: NearbyRow; shown: ListPlace } | null;
}

interface Row extends ListPlace, ListedRestaurant {
  /** The part of the walk that contained the row. */
  after: NearbyRow;
  end: NearbyRow;
}

/**
 * Lists restaurants, nearest first: from the diner's position, or from the city's centre (then without distances). A
 * page may be shorter than its limit and still have a continuation, if a filter matches few. Throws invalid_input for a
 * continuation of another list.
 */
export async function listRestaurants(
  services: Services,
  viewer: Viewer | null,
  ask: RestaurantsAsk,
): Promise<RestaurantPage> {
  const { db } = services.database;
  const here = positionOf(ask);
  const start = startOf(ask, here ?? FALLBACK_POSITION, services.clock());
  const filter = await filterOf(db, viewer, ask);
  if (filter === null) return { restaurants: [], continuation: null };
  const walk: Walk = {
    filter,
    from: start.from,
    radius: ask.worldwide ? EVERYWHERE : (ask.radius ?? RADIUS),
    unplaced: ask.radius === undefined,
  };
  const { rows, rest } = await readRows(services, walk, start, ask);
  const page = rows.slice(0, ask.limit);
  const last = rows.length > ask.limit ? page.at(-1) : undefined;
  return {
    restaurants: page.map(({ card }) => (here ? { ...card, distance_km: kilometresBetween(here, card) } : card)),
    continuation: last ? continuationAfter(last, start, ask) : rest && continuationAt(rest, start, ask),
  };
}

/** Reads one part of the walk after another, until there is more than a page or enough has been examined. */
async function readRows(
  services: Services,
  walk: Walk,
  start: Start,
  ask: RestaurantsAsk,
): Promise<{ rows: Row[]; rest: NearbyRow | null }> {
  const { db } = services.database;
  const rows: Row[] = [];
  let { after, part } = start;
  for (const size of sizesOf(ask)) {
    if (rows.length > ask.limit) break;
    const read = part ? await walkUpTo(db, walk, after, part.end, size) : await walkOn(db, walk, after, size);
    const end = part?.end ?? (read.length === size ? (read.at(-1) ?? THE_END) : THE_END);
    const wanted = await wantedOf(services, read, ask, start.at);
    const shown = part?.shown;
    rows.push(
      ...wanted
        .filter((row) => shown === undefined || compareListPlaces(shown, row) < 0)
        .map((row) => Object.assign(row, { after, end })),
    );
    [after, part] = [end, null];
    if (end.chord >= THE_END.chord) break;
  }
  return { rows, rest: after.chord >= THE_END.chord ? null : after };
}

const sizesOf = ({ open_first, open, mode, limit }: RestaurantsAsk): number[] => {
  const turns = open_first ? [AROUND, ...TURNS.slice(1)] : mode !== undefined || open ? TURNS : [limit + 1];
  return turns.map((size) => Math.max(size, limit + 1));
};

/** Returns the rows with their cards, in the order of the list, without those that are gone or do not match. */
export async function wantedOf(
  { database: { db } }: Services,
  read: readonly NearbyRow[],
  ask: RestaurantsAsk,
  at: Date,
): Promise<(ListPlace & ListedRestaurant)[]> {
  const listed = await listedRestaurants(
    db,
    read.map((row) => row.id),
  );
  const rows = read.flatMap((row) => {
    const found = listed.get(row.id);
    if (!found) return [];
    const { facts } = found;
    if (ask.mode !== undefined && !modeAvailability(facts)[ask.mode].available) return [];
    const rank = ask.open || ask.open_first ? openRank(orderingStatus(facts, at)) : 0;
    return ask.open && rank > 0 ? [] : [{ ...row, ...found, rank }];
  });
  return ask.open_first ? rows.sort(compareListPlaces) : rows;
}

/** Returns the filter for the database; null if nothing can match, such as a visitor's favourites. */
export async function filterOf(db: Db, viewer: Viewer | null, ask: RestaurantsAsk): Promise<ListFilter | null> {
  const { cuisine, tag, diet } = ask;
  const asked = ask.ids
    ?.split(",")
    .map(Number)
    .filter((id) => id <= 2_147_483_647);
  const liked = ask.favorites && (viewer ? await readFavoriteRestaurants(db, viewer.account_id) : []);
  const named = ask.query?.trim() ? await namedOf(db, ask.query) : {};
  const ids = inAll([asked, liked || undefined, named.ids]);
  return ids?.length === 0 ? null : { cuisine, tag, diet, named: named.pattern, ids };
}

/** A name with fewer matches is filtered by their ids; with more, some match is near wherever the search begins. */
const RARE = 1_000;
/** A shorter query, for which the trigram index is useless, matches only at the beginning of words. */
const INSIDE = 3;

async function namedOf(db: Db, query: string): Promise<{ pattern?: string; ids?: number[] }> {
  const part = foldedWords(query).join(" ");
  if (part === "") return { ids: [] };
  const pattern = [...part].length < INSIDE ? `% ${part}%` : `%${part}%`;
  const ids = await readNamed(db, pattern, RARE);
  return ids.length < RARE ? { ids } : { pattern };
}

/** Returns what is in all of the lists that are defined; undefined if none is. */
const inAll = (lists: readonly (readonly number[] | undefined)[]): number[] | undefined => {
  const [first, ...others] = lists.filter((list) => list !== undefined).map((list) => new Set(list));
  return (
    first &&
    others
      .reduce((left, other) => left.intersection(other), first)
      .values()
      .toArray()
  );
};

const positionOf = ({ latitude, longitude }: RestaurantsAsk): Point | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** All pages of one walk are measured from the point at which it began, even if the diner has moved since. */
function startOf({ continuation, open_first }: RestaurantsAsk, asked: Point, now: Date): Start {
  if (continuation === undefined) return { from: asked, after: { chord: -1, id: 0 }, at: now, part: null };
  if (!open_first) {
    const [latitude, longitude, chord, id] = readContinuation(NEAREST.kind, NEAREST.key, continuation);
    return { from: { latitude, longitude }, after: { chord, id }, at: now, part: null };
  }
  const [latitude, longitude, chord, id, endChord, endId, at, rank, shownChord, shownId] = readContinuation(
    OPEN_FIRST.kind,
    OPEN_FIRST.key,
    continuation,
  );
  // Without a part: the next part begins here.
  const part =
    endId === 0 && endChord === -1
      ? null
      : { end: { chord: endChord, id: endId }, shown: { rank, chord: shownChord, id: shownId } };
  return { from: { latitude, longitude }, after: { chord, id }, at: new Date(at), part };
}

/** Returns the continuation after the last row of a page. */
const continuationAfter = (row: Row, { from, at }: Start, { open_first }: RestaurantsAsk): string =>
  open_first
    ? writeContinuation(OPEN_FIRST.kind, [
        from.latitude,
        from.longitude,
        row.after.chord,
        row.after.id,
        row.end.chord,
        row.end.id,
        at.getTime(),
        row.rank,
        row.chord,
        row.id,
      ])
    : writeContinuation(NEAREST.kind, [from.latitude, from.longitude, row.chord, row.id]);

/** Returns the continuation from a place in the walk before which all rows have been shown. */
const continuationAt = ({ chord, id }: NearbyRow, { from, at }: Start, { open_first }: RestaurantsAsk): string =>
  open_first
    ? writeContinuation(OPEN_FIRST.kind, [from.latitude, from.longitude, chord, id, -1, 0, at.getTime(), 0, -1, 0])
    : writeContinuation(NEAREST.kind, [from.latitude, from.longitude, chord, id]);
