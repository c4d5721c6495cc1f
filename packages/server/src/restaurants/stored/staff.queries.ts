import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants, restaurantStaff } from "./restaurants.table.ts";

/** Whether a restaurant has somebody as staff; null where there is no such restaurant. */
export const readStaff = async (
  db: Queryable,
  restaurant_id: number,
  account_id: number,
): Promise<{ staff: boolean } | null> => {
  const [row] = await db
    .select({ account_id: restaurantStaff.account_id })
    .from(restaurants)
    .leftJoin(
      restaurantStaff,
      and(eq(restaurantStaff.restaurant_id, restaurants.id), eq(restaurantStaff.account_id, account_id)),
    )
    .where(eq(restaurants.id, restaurant_id));
  return row ? { staff: row.account_id !== null } : null;
};
