import { and, eq, ne, sql } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { favoriteRestaurants } from "./stored/favorite-restaurants.table.ts";

/** Returns how many restaurants the member likes besides this one. */
export const countOtherFavoriteRestaurants = async (
  db: Queryable,
  { account_id, restaurant_id }: { account_id: number; restaurant_id: number },
): Promise<number> =>
  onlyRow(
    await db
      .select({ count: sql<number>`count(*)::int` })
      .from(favoriteRestaurants)
      .where(and(eq(favoriteRestaurants.account_id, account_id), ne(favoriteRestaurants.restaurant_id, restaurant_id))),
  ).count;

/** Does nothing if the member already likes the restaurant. */
export const insertFavoriteRestaurant = async (
  db: Queryable,
  row: typeof favoriteRestaurants.$inferInsert,
): Promise<void> => {
  await db.insert(favoriteRestaurants).values(row).onConflictDoNothing();
};

export const deleteFavoriteRestaurant = async (
  db: Queryable,
  account_id: number,
  restaurant_id: number,
): Promise<void> => {
  await db
    .delete(favoriteRestaurants)
    .where(and(eq(favoriteRestaurants.account_id, account_id), eq(favoriteRestaurants.restaurant_id, restaurant_id)));
};

/** Returns the ids of the restaurants that a member likes. */
export const readFavoriteRestaurants = async (db: Queryable, account_id: number): Promise<number[]> => {
  const rows = await db
    .select({ id: favoriteRestaurants.restaurant_id })
    .from(favoriteRestaurants)
    .where(eq(favoriteRestaurants.account_id, account_id));
  return rows.map(({ id }) => id);
};
