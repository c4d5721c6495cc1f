import { CODE_TRIES } from "@tablee/domain/accounts/phone-code";
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "../stored/accounts.table.ts";
import { codesSent, phoneCodes } from "../stored/proofs.table.ts";

type CodeRow = typeof phoneCodes.$inferSelect;
/** The owner of a code: a registration, or a member who verifies their own number. */
export type CodeOwner = { phone_number: string; account_id: null } | { account_id: number };

const ownedBy = (owner: CodeOwner) =>
  owner.account_id === null
    ? and(eq(phoneCodes.purpose, "registration"), eq(phoneCodes.phone_number, owner.phone_number))
    : and(eq(phoneCodes.purpose, "account"), eq(phoneCodes.account_id, owner.account_id));

/**
 * Makes concurrent sends to a number, or from a network, wait for each other. Networks are locked first, so that no two
 * callers deadlock.
 */
export const lockSending = async (tx: Queryable, network: string, phone: string): Promise<void> => {
  for (const key of [`codes from ${network}`, `codes to ${phone}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
};

/** Codes sent since then to a number, or from a network: its addresses all begin with `network`. */
export const listSent = (tx: Queryable, since: Date, phone: string, network: string) =>
  tx
    .select({ phone_number: codesSent.phone_number, address: codesSent.address, sent_at: codesSent.sent_at })
    .from(codesSent)
    .where(
      and(
        gt(codesSent.sent_at, since),
        or(eq(codesSent.phone_number, phone), sql`starts_with(${codesSent.address}, ${network})`),
      ),
    );

export const insertSent = async (tx: Queryable, row: typeof codesSent.$inferInsert): Promise<void> => {
  await tx.insert(codesSent).values(row);
};

/** Replaces the owner's code. It inserts a new row, so that a late message for the old one finds nothing. */
export const replaceCode = async (
  tx: Queryable,
  owner: CodeOwner,
  code: Pick<CodeRow, "phone_number" | "code_hash" | "expires_at">,
): Promise<number> => {
  await tx.delete(phoneCodes).where(ownedBy(owner));
  const { account_id } = owner;
  const purpose = account_id === null ? "registration" : "account";
  const rows = await tx
    .insert(phoneCodes)
    .values({ ...code, purpose, account_id })
    .returning({ id: phoneCodes.id });
  return onlyRow(rows).id;
};

/** Stores the hash of a code that is about to be sent, and returns its number; null if it should no longer be sent. */
export const writeCodeHash = async (
  db: Queryable,
  id: number,
  code_hash: string,
  now: Date,
): Promise<string | null> => {
  const [row] = await db
    .update(phoneCodes)
    .set({ code_hash })
    .where(and(eq(phoneCodes.id, id), gt(phoneCodes.expires_at, now), isNull(phoneCodes.checked_at)))
    .returning({ phone_number: phoneCodes.phone_number });
  return row?.phone_number ?? null;
};

/**
 * Counts a try before the code is checked, so that parallel requests cannot bypass the limit; null if no code can be
 * used now. `checked_since`: a code that was entered correctly since then may still be used.
 */
export const countTry = async (
  db: Queryable,
  owner: CodeOwner,
  { now, checked_since }: { now: Date; checked_since: Date },
): Promise<CodeRow | null> => {
  const usable = or(gt(phoneCodes.expires_at, now), gt(phoneCodes.checked_at, checked_since));
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(ownedBy(owner), lt(phoneCodes.tries, CODE_TRIES), usable))
    .returning();
  return row ?? null;
};

/** The code was correct, so the try does not count. */
export const markChecked = async (db: Queryable, id: number, checked_at: Date): Promise<void> => {
  await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} - 1`, checked_at: sql`coalesce(${phoneCodes.checked_at}, ${checked_at})` })
    .where(eq(phoneCodes.id, id));
};

/** Takes back a try for which the code was not checked. */
export const giveTryBack = async (db: Queryable, id: number): Promise<void> => {
  await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} - 1` })
    .where(eq(phoneCodes.id, id));
};

/** Uses a code up; false if it is already used, or a newer one was sent. */
export const deleteCode = async (tx: Queryable, id: number): Promise<boolean> =>
  (await tx.delete(phoneCodes).where(eq(phoneCodes.id, id)).returning({ id: phoneCodes.id })).length > 0;

/** The account that has verified a number. */
export const readPhoneOwner = async (db: Queryable, phone_number: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.phone_number, phone_number), accounts.phone_verified));
  return row?.id ?? null;
};

/** Deletes codes that can no longer be used; returns how many. */
export const deleteOldCodes = async (db: Queryable, before: Date, most: number): Promise<number> => {
  const old = db.select({ id: phoneCodes.id }).from(phoneCodes).where(lte(phoneCodes.expires_at, before)).limit(most);
  return (await db.delete(phoneCodes).where(inArray(phoneCodes.id, old)).returning({ id: phoneCodes.id })).length;
};

/** Deletes entries that no limit counts any more; returns how many. */
export const deleteOldSent = async (db: Queryable, before: Date, most: number): Promise<number> => {
  const old = db.select({ id: codesSent.id }).from(codesSent).where(lte(codesSent.sent_at, before)).limit(most);
  return (await db.delete(codesSent).where(inArray(codesSent.id, old)).returning({ id: codesSent.id })).length;
};
