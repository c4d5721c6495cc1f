import { and, eq, gt, isNull, isNotNull, lt, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../database/open-database.ts";
import { restaurantStaff } from "../../../restaurants/stored/restaurants.table.ts";
import { accounts } from "../../stored/accounts.table.ts";
import { authenticators, passkeys, passwords, recoveryCodes, signInAttempts } from "../../stored/sign-in.table.ts";

/** The facts that decide about an account's second step; null if there is no such account. */
export const readSecondStepFacts = async (db: Queryable, account_id: number) => {
  // Uses the query builder, because a column inside raw SQL loses its table's name.
  const has = (owner: PgColumn) =>
    sql<boolean>`exists ${db
      .select({ one: sql`1` })
      .from(owner.table)
      .where(eq(owner, accounts.id))}`;
  const [row] = await db
    .select({
      admin: accounts.admin,
      moderator: accounts.moderator,
      email: sql<string>`coalesce(${accounts.email}, '')`,
      language: accounts.language,
      has_authenticator: sql<boolean>`${authenticators.confirmed_at} is not null`,
      has_passkey: has(passkeys.account_id),
      has_password: has(passwords.account_id),
    })
    .from(accounts)
    .leftJoin(authenticators, eq(authenticators.account_id, accounts.id))
    .where(eq(accounts.id, account_id));
  if (!row) return null;
  const roles = await db
    .selectDistinct({ role: restaurantStaff.role })
    .from(restaurantStaff)
    .where(eq(restaurantStaff.account_id, account_id));
  return { ...row, roles: roles.map(({ role }) => role) };
};

/** The authenticator app of an account, confirmed or not; null if there is none. */
export const readAuthenticator = async (db: Queryable, account_id: number) => {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.account_id, account_id));
  return row ?? null;
};

/** The same, locked until the transaction ends, so that changes of the app and of its recovery codes take turns. */
export const holdAuthenticator = async (tx: Queryable, account_id: number) => {
  const own = tx.select().from(authenticators).where(eq(authenticators.account_id, account_id));
  return (await own.for("update"))[0] ?? null;
};

/** Stores a new secret that is yet to be confirmed; false if there already is a confirmed one. */
export const offerAuthenticator = async (tx: Queryable, account_id: number, secret: string): Promise<boolean> => {
  const rows = await tx
    .insert(authenticators)
    .values({ account_id, secret })
    .onConflictDoUpdate({
      target: authenticators.account_id,
      set: { secret, last_step: null },
      setWhere: isNull(authenticators.confirmed_at),
    })
    .returning({ account_id: authenticators.account_id });
  return rows.length === 1;
};

/** Accepts the code of a time step if no code of it or of a later step has been accepted; false otherwise. */
export const takeStep = async (
  tx: Queryable,
  { account_id, step, confirmed_at }: { account_id: number; step: number; confirmed_at?: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(authenticators)
    .set({ last_step: step, ...(confirmed_at ? { confirmed_at } : {}) })
    .where(
      and(
        eq(authenticators.account_id, account_id),
        or(isNull(authenticators.last_step), lt(authenticators.last_step, step)),
        confirmed_at ? isNull(authenticators.confirmed_at) : isNotNull(authenticators.confirmed_at),
      ),
    )
    .returning({ account_id: authenticators.account_id });
  return rows.length === 1;
};

/** Deletes the app with its recovery codes; false if there was no confirmed app. */
export const deleteAuthenticator = async (tx: Queryable, account_id: number): Promise<boolean> => {
  const rows = await tx
    .delete(authenticators)
    .where(eq(authenticators.account_id, account_id))
    .returning({ confirmed_at: authenticators.confirmed_at });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.account_id, account_id));
  return rows.some(({ confirmed_at }) => confirmed_at !== null);
};

/** Earlier codes become invalid. */
export const replaceRecoveryCodes = async (
  tx: Queryable,
  account_id: number,
  hashes: readonly string[],
): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.account_id, account_id));
  await tx.insert(recoveryCodes).values(hashes.map((code_hash) => ({ account_id, code_hash })));
};

/** Uses a recovery code up; false if it is not one of this account's, or was used. */
export const takeRecoveryCode = async (
  tx: Queryable,
  { account_id, code_hash, at }: { account_id: number; code_hash: string; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(recoveryCodes)
    .set({ used_at: at })
    .where(
      and(
        eq(recoveryCodes.account_id, account_id),
        eq(recoveryCodes.code_hash, code_hash),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length === 1;
};

export const countRecoveryCodes = async (db: Queryable, account_id: number): Promise<number> => {
  const rows = await db
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.account_id, account_id), isNull(recoveryCodes.used_at)));
  return rows.length;
};

/** Counts one try for a sign-in that waits for its second step; null if it no longer waits or has no tries left. */
export const countTry = async (db: Queryable, { key_hash, most, at }: { key_hash: string; most: number; at: Date }) => {
  const [row] = await db
    .update(signInAttempts)
    .set({ tries: sql`${signInAttempts.tries} + 1` })
    .where(
      and(
        eq(signInAttempts.kind, "second_step"),
        eq(signInAttempts.key_hash, key_hash),
        lt(signInAttempts.tries, most),
        gt(signInAttempts.expires_at, at),
      ),
    )
    .returning({ account_id: signInAttempts.account_id, facts: signInAttempts.facts });
  return row ?? null;
};
