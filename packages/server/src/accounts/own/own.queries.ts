import type { Named } from "@tablee/domain/accounts/own-words";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { recommendations } from "../../discoveries/discoveries.table.ts";
import { accounts, follows } from "../stored/accounts.table.ts";
import { passwords, signInAttempts } from "../stored/sign-in.table.ts";

export type StoredAccount = typeof accounts.$inferSelect;

/**
 * Locks a member's row for this transaction, so that changes from two devices are made one at a time. The lock lets
 * others insert rows that refer to the member: they may hold a discovery that this transaction locks next
 * (accounts §41).
 */
export const lockAccount = async (tx: Queryable, id: number): Promise<StoredAccount | null> => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("no key update");
  return row ?? null;
};

export const writeAccount = async (
  tx: Queryable,
  id: number,
  values: Partial<typeof accounts.$inferInsert>,
): Promise<void> => {
  if (Object.keys(values).length > 0) await tx.update(accounts).set(values).where(eq(accounts.id, id));
};

/** Sets which followed members' new discoveries cause a notification. Only rows that differ are written. */
export const writeNotified = async (tx: Queryable, follower_id: number, ids: readonly number[]): Promise<void> => {
  const notified = sql`${follows.followed_id} = any (${`{${ids.join(",")}}`}::int[])`;
  await tx
    .update(follows)
    .set({ notified })
    .where(and(eq(follows.follower_id, follower_id), sql`${follows.notified} is distinct from (${notified})`));
};

export const hasAccount = async (db: Queryable, email: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row !== undefined;
};

/** The stored hash, with the member's names and e-mail; null if the account has no password. */
export const readPassword = async (db: Queryable, account_id: number): Promise<(Named & { hash: string }) | null> => {
  const { first_name, last_name, email } = accounts;
  const [row] = await db
    .select({ hash: passwords.hash, first_name, last_name, email })
    .from(passwords)
    .innerJoin(accounts, eq(accounts.id, passwords.account_id))
    .where(eq(passwords.account_id, account_id));
  return row ?? null;
};

/** A member's names and e-mail; null if there is no such account. */
export const readNames = async (db: Queryable, id: number): Promise<Named | null> => {
  const { first_name, last_name, email } = accounts;
  const [row] = await db.select({ first_name, last_name, email }).from(accounts).where(eq(accounts.id, id));
  return row ?? null;
};

/** Adds a password to an account without one; false if there already is one. */
export const insertPassword = async (
  tx: Queryable,
  account_id: number,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .insert(passwords)
    .values({ account_id, hash, changed_at: at })
    .onConflictDoNothing()
    .returning({ id: passwords.account_id });
  return rows.length > 0;
};

/**
 * Replaces the hash that was checked by a new one and ends every sign-in that began with the old password; false if the
 * password has been changed meanwhile.
 */
export const replacePassword = async (
  tx: Queryable,
  account_id: number,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(passwords)
    .set({ hash: to, changed_at: at })
    .where(and(eq(passwords.account_id, account_id), eq(passwords.hash, from)))
    .returning({ id: passwords.account_id });
  if (rows.length === 0) return false;
  await tx.delete(signInAttempts).where(eq(signInAttempts.account_id, account_id));
  return true;
};

/** Up to `limit` discoveries of a member that are not private. */
export const shownDiscoveries = async (tx: Queryable, account_id: number, limit: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(and(eq(recommendations.account_id, account_id), ne(recommendations.visibility, "private")))
    .limit(limit);
  return rows.map((row) => row.id);
};
