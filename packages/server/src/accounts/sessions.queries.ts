import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { accounts, sessions } from "./stored/accounts.table.ts";
import { holdLine } from "./stored/session-line.queries.ts";

const selectSession = preparedFor((db) =>
  db
    .select({
      id: sessions.id,
      account_id: sessions.account_id,
      created_at: sessions.created_at,
      expires_at: sessions.expires_at,
      renewed_token: sessions.renewed_token,
      remembered: sessions.remembered,
      last_seen_at: sessions.last_seen_at,
      admin: accounts.admin,
      moderator: accounts.moderator,
      suspended_until: accounts.suspended_until,
      suspension_reason: accounts.suspension_reason,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(eq(sessions.token_hash, sql.placeholder("token_hash")))
    .prepare("session_of_token"),
);
export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSession>["execute"]>>[number];

/** The session of a token's hash, expired or not, with its member's rights. */
export const readSession = async (
  db: Parameters<typeof selectSession>[0],
  token_hash: string,
): Promise<SessionRow | null> => {
  const [row] = await selectSession(db).execute({ token_hash });
  return row ?? null;
};

export const insertSession = async (
  db: Queryable,
  session: Omit<typeof sessions.$inferInsert, "id" | "renewed_at" | "renewed_to" | "renewed_token">,
): Promise<number> => {
  const rows = await db.insert(sessions).values(session).returning({ id: sessions.id });
  return onlyRow(rows).id;
};

/** Records that the session was used; of several concurrent calls only one writes. */
export const noteSeen = async (db: Queryable, id: number, at: Date, unlessAfter: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ last_seen_at: at })
    .where(and(eq(sessions.id, id), lt(sessions.last_seen_at, unlessAfter)));
};

/**
 * Merges the newest facts into a session's device; `device_id` stays as it was at sign-in. Nothing is written if
 * nothing is new.
 */
export const keepDeviceFacts = async (db: Queryable, id: number, facts: Record<string, unknown>): Promise<void> => {
  const known = sql`coalesce(${sessions.device}, '{}'::jsonb)`;
  const name = sql`jsonb_strip_nulls(jsonb_build_object('device_id', ${known} -> 'device_id'))`;
  const newest = sql`${known} || ${JSON.stringify(facts)}::jsonb || ${name}`;
  await db
    .update(sessions)
    .set({ device: newest })
    .where(and(eq(sessions.id, id), sql`${newest} <> ${known}`));
};

/** Locks a session that has not been renewed yet; null if it has been, or does not exist. */
export const lockUnrenewed = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      account_id: sessions.account_id,
      device: sessions.device,
      remembered: sessions.remembered,
      // The time of the sign-in, from which the maximum lifetime counts.
      created_at: sessions.created_at,
      // A renewal proves nothing, so the time of the last confirmation is carried over.
      confirmed_at: sessions.confirmed_at,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.renewed_to)))
    .for("update");
  return row ?? null;
};

export const handOver = async (
  tx: Queryable,
  id: number,
  to: { renewed_to: number; renewed_token: string | null; renewed_at: Date; expires_at: Date },
): Promise<void> => {
  await tx.update(sessions).set(to).where(eq(sessions.id, id));
};

/** Ends a session, those that it replaced and those that replaced it; returns their ids. Runs in a transaction. */
export const deleteSession = async (tx: Queryable, id: number): Promise<number[]> => {
  const line = await holdLine(tx, id);
  const ended = await tx.delete(sessions).where(inArray(sessions.id, line)).returning({ id: sessions.id });
  return ended.map((row) => row.id);
};

export const deleteExpired = async (db: Queryable, account_id: number, at: Date): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.account_id, account_id), lt(sessions.expires_at, at)));
};

/**
 * Ends a member's sessions beyond the newest `most`, by last use; returns their ids. The caller holds the lock on the
 * account's row, so that two sign-ins count each other.
 */
export const deleteSessionsBeyond = async (tx: Queryable, account_id: number, most: number): Promise<number[]> => {
  const { id, last_seen_at } = sessions;
  const own = eq(sessions.account_id, account_id);
  const old = tx.select({ id }).from(sessions).where(own).orderBy(desc(last_seen_at), desc(id)).offset(most);
  return (await tx.delete(sessions).where(inArray(id, old)).returning({ id })).map((row) => row.id);
};

/** Deletes at most `most` sessions, of any member, that had expired by `at`; returns how many. */
export const deleteExpiredSessions = async (db: Queryable, at: Date, most: number): Promise<number> => {
  const { id, expires_at } = sessions;
  const old = db.select({ id }).from(sessions).where(lt(expires_at, at)).orderBy(expires_at).limit(most);
  return (await db.delete(sessions).where(inArray(id, old)).returning({ id })).length;
};

/**
 * Locks an account's row until the transaction ends, and returns whether it is deleted or erased and how to reach its
 * member.
 */
export const lockStanding = async (tx: Queryable, account_id: number) => {
  const [row] = await tx
    .select({
      deleted_at: accounts.deleted_at,
      erased_at: accounts.erased_at,
      email: accounts.email,
      language: accounts.language,
      country: accounts.country,
      state: accounts.state,
    })
    .from(accounts)
    .where(eq(accounts.id, account_id))
    .for("no key update");
  return row ?? null;
};

export const undoDeletion = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.update(accounts).set({ deleted_at: null }).where(eq(accounts.id, account_id));
};
