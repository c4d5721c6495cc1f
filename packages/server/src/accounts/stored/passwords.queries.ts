import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { hashToken } from "./session-token.ts";
import { passwords } from "./sign-in.table.ts";

/** The password hash of an account; null if it has no password. */
export const readPasswordHash = async (db: Queryable, account_id: number): Promise<string | null> => {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.account_id, account_id));
  return row?.hash ?? null;
};

/**
 * Identifies the password that was shown, for a sign-in that is completed later. Setting a password changes the stamp,
 * even if it is the same password again. The stamp reveals nothing about the password.
 */
export const passwordStamp = (hash: string): string => hashToken(`password ${hash}`);

/** Whether the account's password is still the one of a stamp. */
export const isStillPassword = async (db: Queryable, account_id: number, stamp: string): Promise<boolean> => {
  const hash = await readPasswordHash(db, account_id);
  return hash !== null && passwordStamp(hash) === stamp;
};
