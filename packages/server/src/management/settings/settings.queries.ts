import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { orders } from "../../orders/stored/orders.table.ts";
import type { RestaurantRow } from "../../restaurants/stored/restaurant.queries.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** Locks a restaurant until the transaction ends, against other changes and against placing orders. */
export const holdSettings = async (tx: Queryable, id: number): Promise<RestaurantRow | null> =>
  (await tx.select().from(restaurants).where(eq(restaurants.id, id)).for("no key update"))[0] ?? null;

/**
 * Writes columns and marks them as set by the restaurant's own staff (management §33). The new revision tells holders
 * of a cached view that it is outdated.
 */
export const writeSettings = async (
  tx: Queryable,
  id: number,
  columns: Partial<typeof restaurants.$inferInsert>,
  updated_at: Date,
): Promise<RestaurantRow | null> => {
  const revision = sql`${restaurants.revision} + 1`;
  const own = sql`array(select distinct unnest(${restaurants.owner_set} || ${sql.param(Object.keys(columns))}::text[]) order by 1)`;
  const changed = { ...columns, owner_set: own, revision, updated_at };
  return (await tx.update(restaurants).set(changed).where(eq(restaurants.id, id)).returning())[0] ?? null;
};

export const hasSold = async (tx: Queryable, restaurant_id: number): Promise<boolean> =>
  (await tx.select({ id: orders.id }).from(orders).where(eq(orders.restaurant_id, restaurant_id)).limit(1)).length > 0;
