import type { StaffRole } from "@tablee/domain/accounts/right";
import type { Text } from "@tablee/domain/language/text";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants, restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { accounts, sessions } from "../stored/accounts.table.ts";

/** Inserts an account without names and without a way to sign in; false if the e-mail already has an account. */
export const makeAccount = async (tx: Queryable, email: string): Promise<boolean> => {
  const made = await tx
    .insert(accounts)
    .values({ guid: uuid(), email, first_name: "", last_name: "" })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made.length > 0;
};

/** The account of an e-mail, locked until the transaction ends; null if nobody has it. */
export const holdAccount = async (tx: Queryable, email: string) => {
  const [row] = await tx
    .select({
      id: accounts.id,
      email: accounts.email,
      email_verified_at: accounts.email_verified_at,
      admin: accounts.admin,
      moderator: accounts.moderator,
    })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
    .for("update");
  return row ?? null;
};

/** Deletes every session. The table lock waits for renewals in progress, so that their new sessions are deleted too. */
export const deleteEverySession = async (tx: Queryable) => {
  await tx.execute(sql`lock table ${sessions} in exclusive mode`);
  return tx.delete(sessions).returning({ id: sessions.id, renewed_to: sessions.renewed_to });
};

export const setGlobalRight = async (
  tx: Queryable,
  id: number,
  change: { admin: boolean } | { moderator: boolean },
): Promise<void> => {
  await tx.update(accounts).set(change).where(eq(accounts.id, id));
};

export const readStaffRole = async (
  tx: Queryable,
  restaurant_id: number,
  account_id: number,
): Promise<StaffRole | null> => {
  const own = and(eq(restaurantStaff.restaurant_id, restaurant_id), eq(restaurantStaff.account_id, account_id));
  const [row] = await tx.select({ role: restaurantStaff.role }).from(restaurantStaff).where(own);
  return row?.role ?? null;
};

/** `role` null removes the member from the staff. */
export const setStaffRole = async (
  tx: Queryable,
  { restaurant_id, account_id, role }: { restaurant_id: number; account_id: number; role: StaffRole | null },
): Promise<void> => {
  if (role === null) {
    const own = and(eq(restaurantStaff.restaurant_id, restaurant_id), eq(restaurantStaff.account_id, account_id));
    await tx.delete(restaurantStaff).where(own);
    return;
  }
  const { restaurant_id: restaurant, account_id: account } = restaurantStaff;
  await tx
    .insert(restaurantStaff)
    .values({ restaurant_id, account_id, role })
    .onConflictDoUpdate({ target: [restaurant, account], set: { role } });
};

/** The names of restaurants by their ids; deleted ones are left out. */
export const readRestaurantNames = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Text>> => {
  if (ids.length === 0) return new Map();
  const { id, name } = restaurants;
  const rows = await db
    .select({ id, name })
    .from(restaurants)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
};

export const isRestaurant = async (tx: Queryable, id: number): Promise<boolean> =>
  (await tx.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.id, id))).length > 0;
