import type { Point } from "@tablee/domain/restaurants/distance";
import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
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

const slot = sql.placeholder;
const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
const chord = sql<number>`(${position} <-> ${slot("from")}::cube)`;

const hasCuisine = sql`${restaurants.cuisines} @> array[${slot("cuisine")}]::text[]`;
const hasTag = sql`exists (
  select 1 from ${menuItems}
  where ${menuItems.restaurant_id} = ${restaurants.id} and ${menuItems.listed} and ${menuItems.tags} @> array[${slot("tag")}]::text[]
)`;

const FOLDED_FROM = "àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’";
const FOLDED_TO = "aaaaaaceeeeiiiinooooouuuuyy'";
const folded = (words: SQL): SQL => sql`translate(lower(${words}), ${FOLDED_FROM}, ${FOLDED_TO})`;
const isNamed = sql`strpos(
  ${folded(sql`concat_ws(' ', ${restaurants.name}->>'en', ${restaurants.name}->>'fr', ${restaurants.name}->>'default')`)},
  ${folded(sql`${slot("query")}::text`)}
) > 0`;

/**
 * The index walks outward by distance alone, so it is asked for the nearest with all that lie as far as the last of
 * them; those few are then put in the order of distance and id. Without a word of the radius: whoever reads stops at
 * the edge.
 */
const nearest = (db: Db, name: string, more: SQL[]) => {
  const walked = sql`(
    select ${restaurants.id} as id, ${chord} as chord from ${restaurants}
    where ${and(
      isNotNull(position),
      sql`(${chord}, ${restaurants.id}) > (${slot("chord")}::double precision, ${slot("id")}::int)`,
      ...more,
    )}
    order by ${chord} fetch first ${slot("limit")} rows with ties
  ) as walked`;
  return db
    .select({ id: sql<number>`walked.id`, chord: sql<number>`walked.chord` })
    .from(walked)
    .orderBy(sql`walked.chord, walked.id`)
    .limit(slot("limit"))
    .prepare(name);
};

const statements = preparedFor((db) => ({
  all: nearest(db, "nearest_restaurants", []),
  cuisine: nearest(db, "nearest_of_cuisine", [hasCuisine]),
  tag: nearest(db, "nearest_of_tag", [hasTag]),
  named: nearest(db, "nearest_named", [isNamed]),
  both: nearest(db, "nearest_of_cuisine_and_tag", [hasCuisine, hasTag]),
}));

/** Restaurants with a position, nearest to a point first, after a place in that order. */
export const readNearest = async (
  db: Db,
  ask: {
    from: Point;
    cuisine: string | undefined;
    tag: string | undefined;
    /** A part of the name; cuisine and tag are not asked then. */
    query?: string | undefined;
    after: { chord: number; id: number };
    limit: number;
  },
): Promise<NearbyRow[]> => {
  const { all, cuisine, tag, named, both } = statements(db);
  const byCuisine = ask.tag === undefined ? cuisine : both;
  const byTag = ask.tag === undefined ? all : tag;
  const { after, from, ...rest } = ask;
  const statement = ask.query !== undefined ? named : ask.cuisine === undefined ? byTag : byCuisine;
  return statement.execute({ ...rest, ...after, from: positionOnEarth(from) });
};

const selectByIds = preparedFor((db) =>
  db
    .select()
    .from(restaurants)
    .where(sql`${restaurants.id} = any(${slot("ids")}::int[])`)
    .prepare("restaurants_by_ids"),
);

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
