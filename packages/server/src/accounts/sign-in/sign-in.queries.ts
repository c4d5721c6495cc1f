import type { Named } from "@tablee/domain/accounts/own-words";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { readAccountLink } from "../stored/account-links.queries.ts";
import { accounts } from "../stored/accounts.table.ts";
import { passwords, signInAttempts } from "../stored/sign-in.table.ts";

/** The member who reads mail at an address; null if there is none. */
export const findReader = async (db: Queryable, email: string) => {
  const [row] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      language: accounts.language,
      email_verified_at: accounts.email_verified_at,
    })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row?.email ? { ...row, email: row.email } : null;
};

/** The member whose password a link can set now, without using the link up; null if the link is not valid. */
export const readResetting = async (db: Queryable, guid: string, at: Date): Promise<Named | null> => {
  const link = await readAccountLink(db, "reset_password", guid, at);
  if (!link) return null;
  const { first_name, last_name, email } = accounts;
  const [row] = await db
    .select({ first_name, last_name, email })
    .from(accounts)
    // A link that was sent to an address which the member no longer has is invalid.
    .where(and(eq(accounts.id, link.account_id), eq(sql`lower(${email})`, link.email.toLowerCase())));
  return row ?? null;
};

/** Sets a password, even if there was none, and ends every sign-in that began with another one. */
export const setPassword = async (tx: Queryable, account_id: number, hash: string, at: Date): Promise<void> => {
  await tx
    .insert(passwords)
    .values({ account_id, hash, changed_at: at })
    .onConflictDoUpdate({ target: passwords.account_id, set: { hash, changed_at: at } });
  await tx.delete(signInAttempts).where(eq(signInAttempts.account_id, account_id));
};

/**
 * Marks an e-mail as verified, because somebody followed a link in a mail to it. Does nothing if the member's address
 * has changed.
 */
export const verifyEmailOf = async (tx: Queryable, account_id: number, email: string, at: Date): Promise<void> => {
  await tx
    .update(accounts)
    .set({ email_verified_at: at })
    .where(
      and(
        eq(accounts.id, account_id),
        eq(sql`lower(${accounts.email})`, email.toLowerCase()),
        isNull(accounts.email_verified_at),
      ),
    );
};

/**
 * Marks the phone of an account as unverified: whoever verified it may be a stranger who registered with somebody else's
 * e-mail (accounts §29).
 */
export const doubtPhone = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.update(accounts).set({ phone_verified: false }).where(eq(accounts.id, account_id));
};
