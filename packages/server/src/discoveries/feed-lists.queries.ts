import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { idsInZone } from "../restaurants/stored/in-zone.queries.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { recommendations as r } from "./discoveries.table.ts";
import type { FeedList } from "./feed-order.ts";

/** Lists with one order for everybody. */
export type SharedList = Exclude<FeedList, "for_member" | "following">;
export type More = readonly (SQL | undefined)[];

export const slot = sql.placeholder;

/**
 * What a feed may contain at all; matches the partial indexes of the table. The viewer's own conditions are added
 * later. Literals instead of parameters: a generic plan could not use those indexes, so PostgreSQL would plan the
 * statement at every execution, which took as long as running it.
 */
export const onFeed = sql`${r.status} = 'approved' and ${r.visibility} <> 'private'`;

export const inZone = sql`${r.restaurant_id} in ${idsInZone(sql`${slot("zone")}`)}`;

/** A descending order that an index supports. */
export interface Descending {
  /** The key as a continuation carries it. */
  key: SQL<number>;
  column: SQL;
  /** Converts a key back to the column's type. */
  fromKey: (key: SQL) => SQL;
}

export const HOTNESS: Descending = {
  key: sql<number>`${r.hotness}`,
  column: sql`${r.hotness}`,
  fromKey: (key) => key,
};
export const MOMENT: Descending = {
  key: sql<number>`(extract(epoch from ${r.date_creation}) * 1000)::double precision`,
  column: sql`${r.date_creation}`,
  fromKey: (key) => sql`to_timestamp(${key} / 1000)`,
};
const LIKES: Descending = {
  key: sql<number>`${r.likes}::double precision`,
  column: sql`${r.likes}`,
  fromKey: (key) => sql`least(${key}, 2147483647)::int`,
};

/** The rows after the position in a descending order, compared in the way of its index. */
export const isAfter = ({ column, fromKey }: Descending, key: SQL = sql`${slot("key")}::double precision`) =>
  sql`(${column}, ${r.id}) < (${fromKey(key)}, ${slot("id")}::int)`;

const selection = (key: SQL<number>) => ({
  id: r.id,
  key: sql<number>`${key}`.as("key"),
  account_id: r.account_id,
});

const descending = (order: Descending) => (db: Db, size: number, more: More) =>
  db
    .select(selection(order.key))
    .from(r)
    .where(and(onFeed, isAfter(order), ...more))
    .orderBy(sql`${order.column} desc, ${r.id} desc`)
    .limit(sql.raw(String(size)) as never);

const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
const distance = sql<number>`${position} <-> ${slot("from")}::cube`;

/**
 * Nearest restaurant first, a restaurant's discoveries by id. The position index walks outward by distance only: it is
 * asked for the `size` nearest restaurants that have something to show (with all that are as far away as the last of
 * them), which together have at least `size` discoveries.
 */
const byDistance = (db: Db, size: number, more: More) => {
  const after = sql`(${distance}, ${r.id}) > (${slot("key")}::double precision, ${slot("id")}::int)`;
  const shown = and(onFeed, eq(r.restaurant_id, restaurants.id), after, ...more);
  const places = sql`(
    select ${restaurants.id} from ${restaurants}
    where ${position} is not null and exists (select 1 from ${r} where ${shown})
    order by ${distance} fetch first ${sql.raw(String(size))} rows with ties
  )`;
  return db
    .select(selection(distance))
    .from(restaurants)
    .innerJoin(r, eq(r.restaurant_id, restaurants.id))
    .where(and(inArray(restaurants.id, places), shown))
    .orderBy(distance, r.id)
    .limit(sql.raw(String(size)) as never);
};

type List = ReturnType<ReturnType<typeof descending>>;

/**
 * The next `size` rows of a list after the position in the slots `key`, `id` (and `from`, the point to measure from).
 */
export const LISTS: Record<SharedList, (db: Db, size: number, more: More) => List> = {
  for_you: descending(HOTNESS),
  nearby: byDistance as never,
  popular: descending(LIKES),
  fresh: descending(MOMENT),
};
