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
  /** Metres of the straight line through the earth: the key that a list is ordered by, not what a diner is told. */
  chord: number;
}

/** What a list is narrowed by in the database; what only the rules know is left out by whoever reads. */
export interface ListFilter {
  cuisine?: string | undefined;
  tag?: string | undefined;
  diet?: string | undefined;
  /** What its folded name is like. */
  named?: string | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
}

export interface ListReading {
  filter: ListFilter;
  from: Point;
  after: { chord: number; id: number };
  limit: number;
  /** How long the straight line to the last of them may be, metres; null: as long as it likes. */
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
 * The index walks outward by distance alone, so it is asked for the nearest with all that lie as far as the last of
 * them; those few are then put in the order of distance and id. Without a word of the radius: whoever reads stops at
 * the edge.
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

/** Those of the ids, read before anything is put in order: however far away they lie, no way outward is gone for them. */
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

/** So many of the way outward are looked at for what a filter lets through; a common one is found among them. */
const AHEAD = 1_000;

/** Those of the next part of the way that a filter lets through. */
const ahead = (db: Db, name: string, more: SQL[]) =>
  db
    .select({ id: sql<number>`walked.id`, chord: sql<number>`walked.chord` })
    .from(walkOutward([], sql.raw(String(AHEAD))))
    .innerJoin(restaurants, sql`${restaurants.id} = walked.id`)
    .where(and(...more))
    .orderBy(sql`walked.chord, walked.id`)
    .limit(slot("limit"))
    .prepare(`ahead_${name}`);

/** Those in a box around the point: all of them are read, which is less than the way to the other end of the earth. */
const boxed = (db: Db, name: string, more: SQL[]) =>
  nearest(db, `boxed_${name}`, [
    ...more,
    sql`cube_enlarge(${slot("from")}::cube, ${slot("reach")}::float8, 3) @> ${position}`,
  ]);

/** Those whose position nobody knows, by their ids. */
const unplaced = (db: Db, name: string, more: SQL[]) =>
  db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(isNull(position), gt(restaurants.id, slot("id")), ...more))
    .orderBy(asc(restaurants.id))
    .limit(slot("limit"))
    .prepare(`unplaced_${name}`);

/** A statement for each set of filters, made when it is first asked for. */
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

/** Whether a filter leaves it open how far one must go for what it lets through: ids are looked up. */
const isNarrowed = ({ ids, ...others }: ListFilter): boolean =>
  ids === undefined && Object.values(others).some((filter) => filter !== undefined);

/**
 * Restaurants with a position, nearest to a point first, after a place in that order; some that lie further than `reach`
 * among them.
 */
export const readNearest = async (db: Db, { filter, from, after, limit, reach }: ListReading): Promise<NearbyRow[]> => {
  const asked = { ...filter, ...after, limit, from: positionOnEarth(from) };
  if (reach === null || !isNarrowed(filter)) return nearestBy(db, filter).execute(asked);
  const near = await aheadBy(db, filter).execute(asked);
  return near.length >= limit ? near : boxedBy(db, filter).execute({ ...asked, reach });
};

/** Restaurants without a position, after an id. */
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

/** Those with such a folded name, in no order; of more than `limit` any. Not prepared: how many there are, the pattern says. */
export const readNamed = async (db: Db, named: string, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(like(restaurants.folded_name, named))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Restaurants by id, in no order. */
export const readRestaurants = (db: Db, ids: readonly number[]): Promise<RestaurantRow[]> =>
  selectByIds(db).execute({ ids });

/** The restaurant of a mapped place; the first one where several share it, null where there is none. */
export const readIdByPlace = async (db: Db, google_place_id: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.google_place_id, google_place_id))
    .orderBy(asc(restaurants.id))
    .limit(1);
  return row?.id ?? null;
};
