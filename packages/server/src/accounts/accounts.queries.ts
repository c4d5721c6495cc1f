import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { interactions } from "../discoveries/discoveries.table.ts";
import { favoriteItems } from "../menus/favorite-items.table.ts";
import { favoriteRestaurants } from "../restaurants/favorite-restaurants.table.ts";
import { restaurantStaff } from "../restaurants/restaurants.table.ts";
import { accounts, follows } from "./accounts.table.ts";

/** What a login needs to know of an e-mail; null where nobody has it. */
export const readCredentials = async (db: Queryable, email: string) => {
  const [row] = await db
    .select({ id: accounts.id, password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row ?? null;
};

/** A member with everything that the member alone sees of it; null where there is none. */
export const readOwnAccount = async (db: Queryable, id: number) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) return null;
  const [followed, kitchens, done, items, restaurants] = await Promise.all([
    db
      .select({ id: follows.followed_id })
      .from(follows)
      .where(eq(follows.follower_id, id))
      .orderBy(follows.followed_id),
    db
      .select({ id: restaurantStaff.restaurant_id })
      .from(restaurantStaff)
      .where(eq(restaurantStaff.account_id, id))
      .orderBy(restaurantStaff.restaurant_id),
    db
      .select({ id: interactions.recommendation_id, type: interactions.type })
      .from(interactions)
      .where(eq(interactions.account_id, id))
      .orderBy(interactions.recommendation_id),
    db
      .select({ id: favoriteItems.item_id })
      .from(favoriteItems)
      .where(eq(favoriteItems.account_id, id))
      .orderBy(favoriteItems.item_id),
    db
      .select({ id: favoriteRestaurants.restaurant_id })
      .from(favoriteRestaurants)
      .where(eq(favoriteRestaurants.account_id, id))
      .orderBy(favoriteRestaurants.restaurant_id),
  ]);
  return {
    account,
    following: followed.map((row) => row.id),
    kitchens: kitchens.map((row) => row.id),
    interactions: done,
    favorite_items: items.map((row) => row.id),
    favorite_restaurants: restaurants.map((row) => row.id),
  };
};
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof readOwnAccount>>>;
