import type { Point } from "@tablee/domain/restaurants/distance";
import { and, asc, eq, gt, isNotNull, isNull, like, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { positionOnEarth } from "../database/position-on-earth.ts";
import { preparedFor } from "../database/prepared.ts";
import { menuItems } from "../menus/menus.table.ts";
import type { RestaurantRow } from "./stored/restaurant.queries.ts";
import { restaurants } from "./stored/restaurants.table.ts";

export interface NearbyRow {
  id: number;
  /**
   * The length of the straight line through the earth, in metres: the list's sort key, not the distance shown to a
   * diner.
   */
  chord: number;
}

/** The filters that the database evaluates; the caller applies those that only the rules of the domain can. */
export interface ListFilter {
  cuisine?: string | undefined;
  tag?: string | undefined;
  diet?: string | undefined;
  /** A LIKE pattern for the folded name. */
  named?: string | undefined;
  /** Only these ids. */
  ids?: readonly number[] | undefined;
}

export interface ListReading {
  filter: ListFilter;
  from: Point;
  after: { chord: number; id: number };
  limit: number;
  /** The largest chord to search, in metres; null: unlimited. */
  reach: number | null;
}

const slot = sql.placeholder;
const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
const chord = sql<number>`(${position} <-> ${slot("from")}::cube)`;

const serves = (tag: "tag" | "diet"): SQL => sql`exists (
  select 1 from ${menuItems}
  where ${menuItems.restaurant_id} = ${restaurants.id} and ${menuItems.listed} and not ${menuItems.hidden} and ${menuItems.tags} @> array[${slot(tag)}]::text[]
)`;

const FILTERS: Record<keyof ListFilter, SQL> = {
  cuisine: sql`${restaurants.cuisines} @> array[${slot("cuisine")}]::text[]`,
  tag: serves("tag"),
  diet: serves("diet"),
  named: sql`${restaurants.folded_name} like ${slot("named")}::text`,
  ids: sql`${restaurants.id} = any(${slot("ids")}::int[])`,
};
const FILTER_NAMES = ["cuisine", "tag", "diet", "named", "ids"] as const satisfies readonly (keyof ListFilter)[];

/**
 * Builds the walk outward. The index can walk only by distance, so the nearest are fetched together with all at the
 * same distance as the last of them; those few are then sorted by distance and id. There is no condition on the radius:
 * the caller stops at the edge.
 */
const walkOutward = (more: SQL[], count: SQL, out_of: SQL = sql`${restaurants}`): SQL => sql`(
    select ${restaurants.id} as id, ${chord} as chord from ${out_of}
    where ${and(
      isNotNull(position),
      sql`(${chord}, ${restaurants.id}) > (${slot("chord")}::double precision, ${slot("id")}::int)`,
      ...more,
    )}
    order by ${chord} fetch first ${count} rows with ties
  ) as walked`;

/** Reads the rows with these ids before anything is sorted: however far away they are, no walk outward is needed. */
const known = sql`(select * from ${restaurants} where ${FILTERS.ids} offset 0) as ${sql.identifier("restaurants")}`;

const nearest = (db: Db, name: string, more: SQL[]) => {
  const walked = walkOutward(more, sql`${slot("limit")}`, more.includes(FILTERS.ids) ? known : undefined);
  return db
    .select({ id: sql<number>`walked.id`, chord: sql<number>`walked.chord` })
    .from(walked)
    .orderBy(sql`walked.chord, walked.id`)
    .limit(slot("limit"))
    .prepare(`nearest_${name}`);
};

/** How many restaurants of the walk are examined first; the matches of a common filter are found among them. */
const AHEAD = 1_000;

/** The statement for the matches within the next part of the walk. */
const ahead = (db: Db, name: string, more: SQL[]) =>
  db
    .select({ id: sql<number>`walked.id`, chord: sql<number>`walked.chord` })
    .from(walkOutward([], sql.raw(String(AHEAD))))
    .innerJoin(restaurants, sql`${restaurants.id} = walked.id`)
    .where(and(...more))
    .orderBy(sql`walked.chord, walked.id`)
    .limit(slot("limit"))
    .prepare(`ahead_${name}`);

/**
 * The statement for the matches in a box around the point. Reading all of them is less work than walking to the other
 * side of the earth.
 */
const boxed = (db: Db, name: string, more: SQL[]) =>
  nearest(db, `boxed_${name}`, [
    ...more,
    sql`cube_enlarge(${slot("from")}::cube, ${slot("reach")}::float8, 3) @> ${position}`,
  ]);

/** The statement for restaurants without a position, by id. */
const unplaced = (db: Db, name: string, more: SQL[]) =>
  db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(isNull(position), gt(restaurants.id, slot("id")), ...more))
    .orderBy(asc(restaurants.id))
    .limit(slot("limit"))
    .prepare(`unplaced_${name}`);

/** Prepares one statement per set of filters, on first use. */
const statementsOf = <Statement>(prepare: (db: Db, name: string, more: SQL[]) => Statement) => {
  const made = preparedFor(() => new Map<string, Statement>());
  return (db: Db, filter: ListFilter): Statement => {
    const asked = FILTER_NAMES.filter((each) => filter[each] !== undefined);
    const name = asked.join("_") || "all";
    let statement = made(db).get(name);
    if (statement === undefined) {
      statement = prepare(
        db,
        name,
        asked.map((each) => FILTERS[each]),
      );
      made(db).set(name, statement);
    }
    return statement;
  };
};
const nearestBy = statementsOf(nearest);
const aheadBy = statementsOf(ahead);
const boxedBy = statementsOf(boxed);
const unplacedBy = statementsOf(unplaced);

/** Whether matches may be arbitrarily far away. Not with ids, which are looked up directly. */
const isNarrowed = ({ ids, ...others }: ListFilter): boolean =>
  ids === undefined && Object.values(others).some((filter) => filter !== undefined);

/**
 * Returns restaurants with a position after a place in the order, nearest first; some may be further away than `reach`.
 */
export const readNearest = async (db: Db, { filter, from, after, limit, reach }: ListReading): Promise<NearbyRow[]> => {
  const asked = { ...filter, ...after, limit, from: positionOnEarth(from) };
  if (reach === null || !isNarrowed(filter)) return nearestBy(db, filter).execute(asked);
  const near = await aheadBy(db, filter).execute(asked);
  return near.length >= limit ? near : boxedBy(db, filter).execute({ ...asked, reach });
};

/** Returns restaurants without a position, after an id. */
export const readUnplaced = async (
  db: Db,
  { filter, after, limit }: { filter: ListFilter; after: number; limit: number },
): Promise<number[]> => (await unplacedBy(db, filter).execute({ ...filter, id: after, limit })).map(({ id }) => id);

const selectByIds = preparedFor((db) =>
  db
    .select()
    .from(restaurants)
    .where(sql`${restaurants.id} = any(${slot("ids")}::int[])`)
    .prepare("restaurants_by_ids"),
);

/**
 * Returns restaurants with a matching folded name, unordered; if there are more than `limit`, any of them. Not
 * prepared, because the number of matches, and so the best plan, depends on the pattern.
 */
export const readNamed = async (db: Db, named: string, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(like(restaurants.folded_name, named))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Returns restaurants by id, unordered. */
export const readRestaurants = (db: Db, ids: readonly number[]): Promise<RestaurantRow[]> =>
  selectByIds(db).execute({ ids });

/** Returns the restaurant of a mapped place; the first one if several share it, null if there is none. */
export const readIdByPlace = async (db: Db, google_place_id: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.google_place_id, google_place_id))
    .orderBy(asc(restaurants.id))
    .limit(1);
  return row?.id ?? null;
};
