import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { recommendations as r } from "./discoveries.table.ts";
import { onFeed, slot } from "./feed-lists.queries.ts";
import { isByFriend, isFollowed, isNotBlocked, isNotTurnedAway } from "./viewer-facts.queries.ts";

/** How many are looked at, so that a place that everybody recommends costs no more than others. */
const MOST_READ = 64;

const author = sql`${r.account_id}`;
const isPublic = sql`${r.visibility} = 'public'`;
const isForMember = sql`(${isPublic} or ${author} = ${slot("viewer")}::int or ${isByFriend(author)})`;

const ofPlace = sql`${r.restaurant_id} = ${slot("restaurant")}::int`;
/** Without its restaurant: PostgreSQL would join two indexes, and sort all rows of the dish. */
const ofDish = sql`${r.item_id} = ${slot("item")}::int`;

/** The hottest of a restaurant or of one of its dishes; `follows`: whether the viewer follows the author. */
const hottest = (name: string, what: SQL, { follows, conditions }: { follows: SQL<boolean>; conditions: SQL[] }) =>
  preparedFor((db) =>
    db
      .select({ id: r.id, account_id: r.account_id, restaurant_id: r.restaurant_id, follows: follows.as("follows") })
      .from(r)
      .where(and(what, onFeed, ...conditions))
      .orderBy(sql`${r.hotness} desc, ${r.id} desc`)
      .limit(sql.raw(String(MOST_READ)) as never)
      .prepare(name),
  );

const forVisitors = { follows: sql<boolean>`false`, conditions: [isPublic] };
const forMembers = {
  follows: isFollowed(author),
  conditions: [isForMember, isNotTurnedAway(sql`${r.id}`), isNotBlocked(author)],
};

const STATEMENTS = {
  visitor: {
    place: hottest("recommended_at", ofPlace, forVisitors),
    dish: hottest("recommended_dish", ofDish, forVisitors),
  },
  member: {
    place: hottest("recommended_at_member", ofPlace, forMembers),
    dish: hottest("recommended_dish_member", ofDish, forMembers),
  },
};

export interface RecommendedRow {
  id: number;
  account_id: number;
  follows: boolean;
}

/** `viewer`: null for a visitor. */
export async function readRecommendedAt(
  db: Db,
  viewer: number | null,
  { id, item_id }: { id: number; item_id?: number | undefined },
): Promise<RecommendedRow[]> {
  const { place, dish } = STATEMENTS[viewer === null ? "visitor" : "member"];
  const who = viewer === null ? {} : { viewer };
  if (item_id === undefined) return place(db).execute({ ...who, restaurant: id });
  const rows = await dish(db).execute({ ...who, item: item_id });
  return rows.filter(({ restaurant_id }) => restaurant_id === id);
}
