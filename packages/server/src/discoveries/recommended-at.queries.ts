import type { ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { recommendations as r } from "./discoveries.table.ts";
import { onFeed, slot } from "./feed-lists.queries.ts";
import { factsOf, isNotBlocked, isNotTurnedAway } from "./viewer-facts.queries.ts";

/** How many are looked at, so that a place that everybody recommends costs no more than others. */
const MOST_READ = 64;

/** The hottest of a restaurant or of one of its dishes, with the facts of the member in the slot `viewer`. */
const hottest = (name: string, ofDish: SQL | undefined) =>
  preparedFor((db) => {
    const rows = db
      .select({ id: r.id, account_id: r.account_id, hotness: r.hotness })
      .from(r)
      .where(
        and(
          eq(r.restaurant_id, sql`${slot("restaurant")}::int`),
          ofDish,
          onFeed,
          isNotTurnedAway(sql`${r.id}`),
          isNotBlocked(sql`${r.account_id}`),
        ),
      )
      .orderBy(sql`${r.hotness} desc, ${r.id} desc`)
      .limit(sql.raw(String(MOST_READ)) as never)
      .as("d");
    return db
      .select({
        id: rows.id,
        account_id: rows.account_id,
        ...factsOf({ id: sql`${rows.id}`, account_id: sql`${rows.account_id}` }),
      })
      .from(rows)
      .orderBy(sql`${rows.hotness} desc, ${rows.id} desc`)
      .prepare(name);
  });

const ofRestaurant = hottest("recommended_at", undefined);
const ofDish = hottest("recommended_dish", sql`${r.item_id} = ${slot("item")}::int`);

export type RecommendedRow = { id: number; account_id: number } & ViewerFacts;

/** `viewer`: null for a visitor, who is nobody's follower. */
export const readRecommendedAt = (
  db: Db,
  viewer: number | null,
  { id, item_id }: { id: number; item_id?: number | undefined },
): Promise<RecommendedRow[]> =>
  item_id === undefined
    ? ofRestaurant(db).execute({ viewer, restaurant: id })
    : ofDish(db).execute({ viewer, restaurant: id, item: item_id });
