import type { Certification } from "@tablee/domain/accounts/certification";
import { and, arrayContains, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "../stored/accounts.table.ts";
import { invitations } from "../stored/proofs.table.ts";

/** Whether the key came by mail: whoever has it can read mail at that address. */
const isMailed = (key_hash: string) =>
  or(eq(invitations.key_hash, key_hash), arrayContains(invitations.under_way, [key_hash])) as SQL<boolean>;

const isGood = (key_hash: string, now: Date) =>
  and(
    or(isMailed(key_hash), eq(invitations.answered_hash, key_hash)),
    isNull(invitations.account_id),
    gt(invitations.expires_at, now),
  );

export interface Invitation {
  id: number;
  email: string;
  certification: Certification | null;
}

const COLUMNS = { id: invitations.id, email: invitations.email, certification: invitations.certification };

/** An invitation that can be used to register; null if there is none. */
export const readInvitation = async (db: Queryable, key_hash: string, now: Date): Promise<Invitation | null> => {
  const [row] = await db.select(COLUMNS).from(invitations).where(isGood(key_hash, now));
  return row ?? null;
};

/** The same, locked until the transaction ends: a second registration with it finds it used. */
export const lockInvitation = async (
  tx: Queryable,
  key_hash: string,
  now: Date,
): Promise<(Invitation & { mailed: boolean }) | null> => {
  const [row] = await tx
    .select({ ...COLUMNS, mailed: isMailed(key_hash) })
    .from(invitations)
    .where(isGood(key_hash, now))
    .for("update");
  return row ?? null;
};

export const takeInvitation = async (tx: Queryable, id: number, account_id: number): Promise<void> => {
  await tx.update(invitations).set({ account_id }).where(eq(invitations.id, id));
};

/**
 * Writes an invitation, or renews one of the same e-mail that nobody has taken: its link stays valid until the next one
 * is out, while the id returned to the administrator stops working at once. The advisory lock makes concurrent calls
 * wait for each other.
 */
export const renewInvitation = async (
  tx: Queryable,
  { key_hash, ...row }: Omit<typeof invitations.$inferInsert, "id" | "account_id">,
): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation of ${row.email}`}, 0))`);
  const [renewed] = await tx
    .update(invitations)
    .set(row)
    .where(and(eq(invitations.email, row.email), isNull(invitations.account_id)))
    .returning({ id: invitations.id });
  if (renewed) return renewed.id;
  return onlyRow(
    await tx
      .insert(invitations)
      .values({ key_hash, ...row })
      .returning({ id: invitations.id }),
  ).id;
};

const isOpen = (id: number, now: Date) =>
  and(eq(invitations.id, id), isNull(invitations.account_id), gt(invitations.expires_at, now));

/** The recipient of an invitation; null if it was taken or has expired. */
export const readInvited = async (db: Queryable, id: number, now: Date) => {
  const [row] = await db
    .select({ email: invitations.email, language: invitations.language })
    .from(invitations)
    .where(isOpen(id, now));
  return row ?? null;
};

/**
 * Adds a key to an invitation before its mail is sent: a mail that arrives although the connection broke then contains
 * a valid link. The older key stays valid until `invitationIsOut`.
 */
export const beginInvitationKey = async (db: Queryable, id: number, key_hash: string, now: Date): Promise<void> => {
  await db
    .update(invitations)
    .set({ under_way: sql`array_append(${invitations.under_way}, ${key_hash})` })
    .where(isOpen(id, now));
};

/** The mail with this key is out: earlier keys become invalid. */
export const invitationIsOut = async (db: Queryable, key_hash: string): Promise<void> => {
  await db
    .update(invitations)
    .set({ key_hash, under_way: [] })
    .where(arrayContains(invitations.under_way, [key_hash]));
};

/** Invitations with who sent them, newest first; `before` is the id that the previous page ended with. */
export const listInvitations = (db: Queryable, before: number | null, limit: number) =>
  db
    .select({
      ...COLUMNS,
      language: invitations.language,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
      created_at: invitations.created_at,
      expires_at: invitations.expires_at,
      taken: sql<boolean>`${invitations.account_id} is not null`,
    })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invited_by))
    .where(before === null ? undefined : lt(invitations.id, before))
    .orderBy(desc(invitations.id))
    .limit(limit);
export type SentRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Deletes an invitation that nobody has taken; null if there is none. */
export const deleteOpenInvitation = async (tx: Queryable, id: number) => {
  const { certification, language } = invitations;
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.account_id)))
    .returning({ certification, language });
  return row ?? null;
};

/** Whether an e-mail belongs to an account, including one that is waiting to be erased. */
export const isEmailTaken = async (db: Queryable, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email));
  return rows.length > 0;
};

/** Deletes invitations that expired without being taken; returns how many. */
export const deleteOldInvitations = async (db: Queryable, now: Date, most: number): Promise<number> => {
  const old = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(lte(invitations.expires_at, now), isNull(invitations.account_id)))
    .limit(most);
  return (await db.delete(invitations).where(inArray(invitations.id, old)).returning({ id: invitations.id })).length;
};
