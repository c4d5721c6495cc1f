import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../database/open-database.ts";
import { accounts } from "../../stored/accounts.table.ts";
import { passkeys } from "../../stored/sign-in.table.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A member's passkeys, oldest first. */
export const listPasskeys = async (db: Queryable, account_id: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.account_id, account_id)).orderBy(asc(passkeys.id));

export const readPasskey = async (db: Queryable, credential_id: string): Promise<PasskeyRow | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credential_id));
  return row ?? null;
};

/** The account's data for a new passkey and for mails about it. */
export const readPasskeyOwner = async (db: Queryable, account_id: number) => {
  const [row] = await db
    .select({ guid: accounts.guid, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, account_id));
  return row ?? null;
};

/** null if the credential already exists. */
export const insertPasskey = async (
  tx: Queryable,
  passkey: Omit<typeof passkeys.$inferInsert, "id">,
): Promise<PasskeyRow | null> => {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
};

/**
 * Records a use if the counter has advanced, or the authenticator does not count; false otherwise: another use was
 * faster, or the passkey was copied.
 */
export const markPasskeyUsed = async (
  tx: Queryable,
  id: number,
  { counter, backed_up, at }: { counter: number; backed_up: boolean; at: Date },
): Promise<boolean> => {
  const goesOn = or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter}::bigint = 0`);
  const rows = await tx
    .update(passkeys)
    .set({ counter, backed_up, last_used_at: at })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return rows.length === 1;
};

const own = (id: number, account_id: number) => and(eq(passkeys.id, id), eq(passkeys.account_id, account_id));

export const renamePasskey = async (
  db: Queryable,
  { id, account_id, name }: Pick<PasskeyRow, "id" | "account_id" | "name">,
): Promise<PasskeyRow | null> => {
  const [row] = await db.update(passkeys).set({ name }).where(own(id, account_id)).returning();
  return row ?? null;
};

export const deletePasskey = async (
  tx: Queryable,
  { id, account_id }: Pick<PasskeyRow, "id" | "account_id">,
): Promise<boolean> => {
  const rows = await tx.delete(passkeys).where(own(id, account_id)).returning({ id: passkeys.id });
  return rows.length === 1;
};

/** Deletes an account's passkeys that are older than `before` (null: all of them); returns how many there were. */
export const deletePasskeys = async (tx: Queryable, account_id: number, before: Date | null): Promise<number> => {
  const isOlder = before === null ? undefined : lt(passkeys.created_at, before);
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.account_id, account_id), isOlder))
    .returning({ id: passkeys.id });
  return rows.length;
};
