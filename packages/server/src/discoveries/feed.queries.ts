import { and, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { follows } from "../accounts/stored/accounts.table.ts";
import type { Db } from "../database/open-database.ts";
import { positionOnEarth } from "../database/position-on-earth.ts";
import { preparedFor } from "../database/prepared.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { interactions, recommendations as r } from "./discoveries.table.ts";
import type { FeedList } from "./feed-order.ts";

/** A row of the feed before it is looked at: which discovery, and where it stands in its list. */
export interface SkeletonRow {
  id: number;
  key: number;
}

/** How much a followed author's discovery is worth more to a follower: as much as a day and a half of youth. */
const FOLLOWED_BOOST = 1;

const slot = sql.placeholder;
const epochMs = sql<number>`(extract(epoch from ${r.date_creation}) * 1000)::double precision`;

/** What may be on a feed at all; matches the partial indexes of the table. The viewer's rules come after. */
const onFeed = and(eq(r.status, "approved"), ne(r.visibility, "private"));

/** What this member does not want to meet again, or has reported. */
const unwanted = (db: Db) =>
  notInArray(
    r.id,
    db
      .select({ id: interactions.recommendation_id })
      .from(interactions)
      .where(
        and(
          eq(interactions.account_id, slot("viewer")),
          inArray(interactions.type, ["dislike", "not-interested", "report"]),
        ),
      ),
  );

const inZone = (db: Db) =>
  inArray(
    r.restaurant_id,
    db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.zone, slot("zone"))),
  );

/** A join that remembers each author, rather than an array of ids: the planner then walks the list's own index. */
const followed = (db: Db) =>
  db
    .select({ id: follows.followed_id })
    .from(follows)
    .where(eq(follows.follower_id, slot("viewer")));
const byFollowed = (db: Db) => inArray(r.account_id, followed(db));
const byOthers = (db: Db) => notInArray(r.account_id, followed(db));

/** Rows of a list after a position, in descending order of `key`; `after` compares by the indexed columns. */
const descending = (db: Db, key: SQL<number>, order: SQL, after: SQL, more: (SQL | undefined)[]) =>
  db
    .select({ id: r.id, key: key.as("key") })
    .from(r)
    .where(and(onFeed, after, ...more))
    .orderBy(sql`${order} desc, ${r.id} desc`)
    .limit(slot("limit"));

const byHotness = (db: Db, more: (SQL | undefined)[], boost = 0) =>
  descending(
    db,
    sql<number>`${r.hotness} + ${sql.raw(String(boost))}::double precision`,
    sql`${r.hotness}`,
    sql`(${r.hotness}, ${r.id}) < (${slot("key")}::double precision - ${sql.raw(String(boost))}::double precision, ${slot("id")}::int)`,
    more,
  );

const byDate = (db: Db, more: (SQL | undefined)[]) =>
  descending(
    db,
    epochMs,
    sql`${r.date_creation}`,
    sql`(${r.date_creation}, ${r.id}) < (to_timestamp(${slot("key")}::double precision / 1000), ${slot("id")}::int)`,
    more,
  );

const byLikes = (db: Db, more: (SQL | undefined)[]) =>
  descending(
    db,
    sql<number>`${r.likes}::double precision`,
    sql`${r.likes}`,
    sql`(${r.likes}, ${r.id}) < (least(${slot("key")}::double precision, 2147483647)::int, ${slot("id")}::int)`,
    more,
  );

const position = sql`geo_point(${restaurants.latitude}, ${restaurants.longitude})`;
const distance = sql<number>`${position} <-> ${slot("from")}::cube`;

/**
 * Nearest restaurant first, a place's discoveries by their id. The index on positions walks outward by distance
 * alone: it is asked for the nearest places that have something to show (with all that lie as far as the last of
 * them), which hold at least as many discoveries as there are places.
 */
const byDistance = (db: Db, more: (SQL | undefined)[]) => {
  const after = sql`(${distance}, ${r.id}) > (${slot("key")}::double precision, ${slot("id")}::int)`;
  const shown = and(onFeed, eq(r.restaurant_id, restaurants.id), after, ...more);
  const places = sql`(
    select ${restaurants.id} from ${restaurants}
    where ${position} is not null and exists (select 1 from ${r} where ${shown})
    order by ${distance} fetch first ${slot("limit")} rows with ties
  )`;
  return db
    .select({ id: r.id, key: sql<number>`${distance}`.as("key") })
    .from(restaurants)
    .innerJoin(r, eq(r.restaurant_id, restaurants.id))
    .where(and(inArray(restaurants.id, places), shown))
    .orderBy(distance, r.id)
    .limit(slot("limit"));
};

/**
 * The members' feed: what followed authors wrote, boosted, merged with all the rest, each side read off its index.
 * `key` is the boosted hotness on both sides, so that one position continues both.
 */
const forMember = (db: Db, more: (SQL | undefined)[]) =>
  unionAll(byHotness(db, [...more, byOthers(db)]), byHotness(db, [...more, byFollowed(db)], FOLLOWED_BOOST))
    .orderBy(sql`"key" desc, "id" desc`)
    .limit(slot("limit"));

const statements = preparedFor((db) => {
  const made = new Map<string, { execute(values: Record<string, unknown>): Promise<SkeletonRow[]> }>();
  return (list: FeedList, member: boolean, zone: boolean) => {
    const name = `feed_${list}_${member ? "member" : "visitor"}${zone ? "_zone" : ""}`;
    let statement = made.get(name);
    if (!statement) {
      const more = [member ? unwanted(db) : eq(r.visibility, "public"), zone ? inZone(db) : undefined];
      statement = QUERIES[list](db, more).prepare(name);
      made.set(name, statement);
    }
    return statement;
  };
});

const QUERIES: Record<FeedList, (db: Db, more: (SQL | undefined)[]) => ReturnType<typeof byDate>> = {
  for_you: byHotness,
  for_member: forMember as never,
  following: (db, more) => byDate(db, [...more, byFollowed(db)]),
  nearby: byDistance as never,
  popular: byLikes,
  fresh: byDate,
};

/** The next `limit` rows of a list after a position, for a viewer (null: visitors, who are given public ones alone). */
export const readSkeleton = async (
  db: Db,
  list: FeedList,
  ask: {
    viewer: number | null;
    zone: string | undefined;
    after: { key: number; id: number; from: { latitude: number; longitude: number } | null };
    limit: number;
  },
): Promise<SkeletonRow[]> =>
  statements(db)(list, ask.viewer !== null, ask.zone !== undefined).execute({
    viewer: ask.viewer,
    zone: ask.zone,
    key: ask.after.key,
    id: ask.after.id,
    from: ask.after.from && positionOnEarth(ask.after.from),
    limit: ask.limit,
  });
