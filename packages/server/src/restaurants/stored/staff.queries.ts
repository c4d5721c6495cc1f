import type { StaffRole } from "@tablee/domain/accounts/right";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants, restaurantStaff } from "./restaurants.table.ts";

/**
 * Returns somebody's role in a restaurant, null for none; null instead of the object if there is no such restaurant.
 */
export const readRole = async (
  db: Queryable,
  restaurant_id: number,
  account_id: number,
): Promise<{ role: StaffRole | null } | null> => {
  const [row] = await db
    .select({ role: restaurantStaff.role })
    .from(restaurants)
    .leftJoin(
      restaurantStaff,
      and(eq(restaurantStaff.restaurant_id, restaurants.id), eq(restaurantStaff.account_id, account_id)),
    )
    .where(eq(restaurants.id, restaurant_id));
  return row ?? null;
};

/** Returns the restaurants that somebody owns. */
export const readOwned = async (db: Queryable, account_id: number): Promise<number[]> => {
  const rows = await db
    .select({ id: restaurantStaff.restaurant_id })
    .from(restaurantStaff)
    .where(and(eq(restaurantStaff.account_id, account_id), eq(restaurantStaff.role, "owner")));
  return rows.map(({ id }) => id);
};
