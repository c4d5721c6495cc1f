import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { hashToken } from "./session-token.ts";
import { passwords } from "./sign-in.table.ts";

/** The stored password of an account; null where it has none. */
export const readPasswordHash = async (db: Queryable, account_id: number): Promise<string | null> => {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.account_id, account_id));
  return row?.hash ?? null;
};

/**
 * Which password it was that somebody showed, for whoever comes back later: another one has another stamp, the same one
 * set again too. Nothing is found out from it.
 */
export const passwordStamp = (hash: string): string => hashToken(`password ${hash}`);

/** Whether the password of an account still is the one of a stamp. */
export const isStillPassword = async (db: Queryable, account_id: number, stamp: string): Promise<boolean> => {
  const hash = await readPasswordHash(db, account_id);
  return hash !== null && passwordStamp(hash) === stamp;
};
