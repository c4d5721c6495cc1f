import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants } from "./restaurants.table.ts";

export type RestaurantRow = typeof restaurants.$inferSelect;

/** Returns one restaurant as stored, without its menu; null if there is none. */
export const readRestaurant = async (db: Queryable, id: number): Promise<RestaurantRow | null> => {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id));
  return row ?? null;
};
