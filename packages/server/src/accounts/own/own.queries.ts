import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { recommendations } from "../../discoveries/discoveries.table.ts";
import { accounts } from "../stored/accounts.table.ts";
import { accountLinks } from "../stored/proofs.table.ts";
import { passwords } from "../stored/sign-in.table.ts";

export type StoredAccount = typeof accounts.$inferSelect;

/** A member's row for this transaction: what two devices change at once is changed one after the other. */
export const lockAccount = async (tx: Queryable, id: number): Promise<StoredAccount | null> => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
  return row ?? null;
};

export const writeAccount = async (
  tx: Queryable,
  id: number,
  values: Partial<typeof accounts.$inferInsert>,
): Promise<void> => {
  if (Object.keys(values).length > 0) await tx.update(accounts).set(values).where(eq(accounts.id, id));
};

export const hasAccount = async (db: Queryable, email: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row !== undefined;
};

/** The stored hash; null where the account has no password. */
export const readPasswordHash = async (db: Queryable, account_id: number): Promise<string | null> => {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.account_id, account_id));
  return row?.hash ?? null;
};

/** Writes a new hash in the place of the one that was looked at; false: somebody has changed it meanwhile. */
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
  return rows.length > 0;
};

/** Keeps a link of its kind, in the place of one that went out before. */
export const putLink = async (tx: Queryable, link: Omit<typeof accountLinks.$inferInsert, "id">): Promise<void> => {
  const { key_hash, email, expires_at } = link;
  await tx
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({ target: [accountLinks.account_id, accountLinks.kind], set: { key_hash, email, expires_at } });
};

export const dropEmailChange = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.account_id, account_id), eq(accountLinks.kind, "change_email")));
};

/** Takes a link that changes an e-mail: it is good once. null: there is none. */
export const takeEmailChange = async (tx: Queryable, key_hash: string) => {
  const [row] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.key_hash, key_hash), eq(accountLinks.kind, "change_email")))
    .returning();
  return row ?? null;
};

/** The discoveries of a member that others may see, as many as `limit`. */
export const shownDiscoveries = async (tx: Queryable, account_id: number, limit: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(and(eq(recommendations.account_id, account_id), ne(recommendations.visibility, "private")))
    .limit(limit);
  return rows.map((row) => row.id);
};
