import type { StaffRole } from "@tablee/domain/accounts/right";
import type { OwnerFacts } from "@tablee/domain/management/owners";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { RestaurantRow } from "./restaurant.queries.ts";
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

/** Locks a restaurant's staff until the transaction ends, so that concurrent changes are made one at a time. */
export const holdStaff = async (tx: Queryable, restaurant_id: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${restaurant_id}`}, 0))`);
};

/** The owners of restaurants, whether they stand or not; restaurants without any are left out. */
export const readOwners = async (db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, OwnerFacts[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      restaurant_id: restaurantStaff.restaurant_id,
      account_id: accounts.id,
      deleted_at: accounts.deleted_at,
    })
    .from(restaurantStaff)
    .innerJoin(accounts, eq(accounts.id, restaurantStaff.account_id))
    .where(and(inArray(restaurantStaff.restaurant_id, [...ids]), eq(restaurantStaff.role, "owner")));
  return Map.groupBy(rows, ({ restaurant_id }) => restaurant_id);
};

/** Their names and statuses, by id. */
export const readStatuses = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: restaurants.id, name: restaurants.name, status: restaurants.status })
    .from(restaurants)
    .where(inArray(restaurants.id, [...ids]))
    .orderBy(asc(restaurants.id));

/** The same, locked until the transaction ends against kitchens that change them and orders that are being placed. */
export const holdStatuses = (tx: Queryable, ids: readonly number[]) => readStatuses(tx, ids).for("no key update");

export const writeStatus = async (
  tx: Queryable,
  id: number,
  status: string,
  updated_at: Date,
): Promise<RestaurantRow | null> => {
  const revision = sql`${restaurants.revision} + 1`;
  const written = tx.update(restaurants).set({ status, revision, updated_at }).where(eq(restaurants.id, id));
  return (await written.returning())[0] ?? null;
};
