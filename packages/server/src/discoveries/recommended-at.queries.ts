import { MOST_RECOMMENDED } from "@tablee/domain/discoveries/trusted-first";
import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { recommendations as r } from "./discoveries.table.ts";
import { HOTNESS, isAfter, onFeed, slot } from "./feed-lists.queries.ts";
import type { FeedPosition } from "./feed-order.ts";
import { isByFriend, isFollowed, isNotBlocked, isNotTurnedAway } from "./viewer-facts.queries.ts";

/** How many are looked at, so that a place that everybody recommends costs no more than others. */
const MOST_READ = 64;

const author = sql`${r.account_id}`;
const isPublic = sql`${r.visibility} = 'public'`;
const isForMember = sql`(${isPublic} or ${author} = ${slot("viewer")}::int or ${isByFriend(author)})`;

const ofPlace = sql`${r.restaurant_id} = ${slot("restaurant")}::int`;
/** Without its restaurant: PostgreSQL would join two indexes, and sort all rows of the dish. */
const ofDish = sql`${r.item_id} = ${slot("item")}::int`;

interface Reading {
  follows: SQL<boolean>;
  conditions: SQL[];
  most?: number;
}

/** The hottest of a restaurant or of one of its dishes; `follows`: whether the viewer follows the author. */
const hottest = (name: string, what: SQL, { follows, conditions, most = MOST_READ }: Reading) =>
  preparedFor((db) =>
    db
      .select({
        id: r.id,
        account_id: r.account_id,
        restaurant_id: r.restaurant_id,
        key: HOTNESS.key.as("key"),
        follows: follows.as("follows"),
      })
      .from(r)
      .where(and(what, onFeed, ...conditions))
      .orderBy(sql`${r.hotness} desc, ${r.id} desc`)
      .limit(sql.raw(String(most)) as never)
      .prepare(name),
  );

const forVisitors = { follows: sql<boolean>`false`, conditions: [isPublic] };
const forMembers = {
  follows: isFollowed(author),
  conditions: [isForMember, isNotTurnedAway(sql`${r.id}`), isNotBlocked(author)],
};

/** The rest of a restaurant's, page by page: the row beyond the largest page tells whether there are more. */
const afterPosition = ({ follows, conditions }: Reading): Reading => ({
  follows,
  conditions: [...conditions, isAfter(HOTNESS)],
  most: MOST_RECOMMENDED + 1,
});

const STATEMENTS = {
  visitor: {
    place: hottest("recommended_at", ofPlace, forVisitors),
    dish: hottest("recommended_dish", ofDish, forVisitors),
    all: hottest("recommended_all", ofPlace, afterPosition(forVisitors)),
  },
  member: {
    place: hottest("recommended_at_member", ofPlace, forMembers),
    dish: hottest("recommended_dish_member", ofDish, forMembers),
    all: hottest("recommended_all_member", ofPlace, afterPosition(forMembers)),
  },
};

export interface RecommendedRow {
  id: number;
  account_id: number;
  key: number;
  follows: boolean;
}

const whoIs = (viewer: number | null) => (viewer === null ? {} : { viewer });

/** `viewer`: null for a visitor. */
export async function readRecommendedAt(
  db: Db,
  viewer: number | null,
  { id, item_id }: { id: number; item_id?: number | undefined },
): Promise<RecommendedRow[]> {
  const { place, dish } = STATEMENTS[viewer === null ? "visitor" : "member"];
  if (item_id === undefined) return place(db).execute({ ...whoIs(viewer), restaurant: id });
  const rows = await dish(db).execute({ ...whoIs(viewer), item: item_id });
  return rows.filter(({ restaurant_id }) => restaurant_id === id);
}

/** The next rows of a restaurant's after a position, hottest first: one more than the largest page. */
export const readAllAt = (
  db: Db,
  viewer: number | null,
  restaurant: number,
  { key, id }: Pick<FeedPosition, "key" | "id">,
): Promise<RecommendedRow[]> =>
  STATEMENTS[viewer === null ? "visitor" : "member"].all(db).execute({ ...whoIs(viewer), restaurant, key, id });
