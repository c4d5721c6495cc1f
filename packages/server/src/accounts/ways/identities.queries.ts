import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import type { Language } from "@tablee/domain/language/text";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "../stored/accounts.table.ts";
import { identities } from "../stored/sign-in.table.ts";

interface Identity {
  provider: IdentityProvider;
  subject: string;
}

/**
 * Locks an identity until the transaction ends, so that two concurrent first sign-ins of one person create one account.
 */
export const lockIdentity = async (tx: Queryable, { provider, subject }: Identity): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${subject}`}, 0))`);
};

/** The account that is connected to this identity; null if there is none. */
export const readOwnerOf = async (db: Queryable, { provider, subject }: Identity): Promise<number | null> => {
  const [row] = await db
    .select({ account_id: identities.account_id })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.account_id ?? null;
};

/** The account of an e-mail, whether the e-mail is verified, and whether it is already connected to the provider. */
export const readAccountOfEmail = async (db: Queryable, email: string, provider: IdentityProvider) => {
  const [row] = await db
    .select({
      account_id: accounts.id,
      verified: sql<boolean>`${accounts.email_verified_at} is not null`,
      has_other: sql<boolean>`${identities.id} is not null`,
    })
    .from(accounts)
    .leftJoin(identities, and(eq(identities.account_id, accounts.id), eq(identities.provider, provider)))
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row ?? null;
};

/** Inserts an account without a password; null if somebody has taken the e-mail meanwhile. */
export const insertAccountOf = async (
  tx: Queryable,
  person: {
    email: string;
    email_verified_at: Date | null;
    first_name: string;
    last_name: string;
    language: Language;
    terms_revision: number | null;
    privacy_revision: number | null;
    at: Date;
  },
): Promise<number | null> => {
  const { at, ...own } = person;
  const [row] = await tx
    .insert(accounts)
    .values({ guid: uuid(), ...own, date_creation: at })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return row?.id ?? null;
};

/** Stores a language for an account that has none. */
export const giveLanguage = async (tx: Queryable, account_id: number, language: Language): Promise<void> => {
  await tx
    .update(accounts)
    .set({ language })
    .where(and(eq(accounts.id, account_id), isNull(accounts.language)));
};

/**
 * Connects an identity to an account; false if the identity is taken, or the account has another one of this provider.
 */
export const insertIdentity = async (
  tx: Queryable,
  identity: Identity & { account_id: number },
  at: Date,
): Promise<boolean> => {
  const rows = await tx
    .insert(identities)
    .values({ ...identity, created_at: at, last_used_at: at })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  return rows.length === 1;
};

export const markIdentityUsed = async (db: Queryable, { provider, subject }: Identity, at: Date): Promise<void> => {
  await db
    .update(identities)
    .set({ last_used_at: at })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
};

/** Marks an account's e-mail as verified, because a provider has vouched for it. */
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

/** Locks an account until the transaction ends, and with it changes to its ways to sign in. */
export const lockAccount = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account_id)).for("update");
};

export const listIdentities = async (db: Queryable, account_id: number): Promise<IdentityProvider[]> => {
  const rows = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.account_id, account_id))
    .orderBy(identities.provider);
  return rows.map(({ provider }) => provider);
};

export const deleteIdentity = async (
  tx: Queryable,
  account_id: number,
  provider: IdentityProvider,
): Promise<boolean> => {
  const rows = await tx
    .delete(identities)
    .where(and(eq(identities.account_id, account_id), eq(identities.provider, provider)))
    .returning({ id: identities.id });
  return rows.length === 1;
};

/** Deletes an account's identities that are older than `before` (null: all of them); returns their providers. */
export const deleteIdentities = async (
  tx: Queryable,
  account_id: number,
  before: Date | null,
): Promise<IdentityProvider[]> => {
  const isOlder = before === null ? undefined : lt(identities.created_at, before);
  const rows = await tx
    .delete(identities)
    .where(and(eq(identities.account_id, account_id), isOlder))
    .returning({ provider: identities.provider });
  return rows.map(({ provider }) => provider).toSorted();
};
