import type { Named } from "@tablee/domain/accounts/own-words";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { readAccountLink } from "../stored/account-links.queries.ts";
import { accounts } from "../stored/accounts.table.ts";
import { passwords, signInAttempts } from "../stored/sign-in.table.ts";

/** Who reads the mails of an address; null where nobody has it. */
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

/** Whose password a link sets that is good at this moment, without using it up; null: it is not good. */
export const readResetting = async (db: Queryable, guid: string, at: Date): Promise<Named | null> => {
  const link = await readAccountLink(db, "reset_password", guid, at);
  if (!link) return null;
  const { first_name, last_name, email } = accounts;
  const [row] = await db
    .select({ first_name, last_name, email })
    .from(accounts)
    // A link that went to an address which the member no longer has is nobody's.
    .where(and(eq(accounts.id, link.account_id), eq(sql`lower(${email})`, link.email.toLowerCase())));
  return row ?? null;
};

/** Sets a password, also where there was none, and ends every sign-in that has begun with another one. */
export const setPassword = async (tx: Queryable, account_id: number, hash: string, at: Date): Promise<void> => {
  await tx
    .insert(passwords)
    .values({ account_id, hash, changed_at: at })
    .onConflictDoUpdate({ target: passwords.account_id, set: { hash, changed_at: at } });
  await tx.delete(signInAttempts).where(eq(signInAttempts.account_id, account_id));
};

/** Whoever followed a link to the address reads there. Nothing where the member has another one by now. */
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
