import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "./accounts.table.ts";
import { accountLinks } from "./proofs.table.ts";
import { hashToken } from "./session-token.ts";

type LinkKind = (typeof accountLinks.$inferSelect)["kind"];

const HOUR_MS = 3_600_000;
/** How long a link is valid (accounts §29). */
const LIFETIME_MS: Record<LinkKind, number> = {
  reset_password: HOUR_MS,
  verify_email: 72 * HOUR_MS,
  change_email: 72 * HOUR_MS,
};

export interface AccountLink {
  kind: LinkKind;
  account_id: number;
  /** The address to which the link is sent. */
  email: string;
}

const madeOf = (kind: LinkKind, guid: string, at: Date) => ({
  key_hash: hashToken(guid),
  expires_at: new Date(at.getTime() + LIFETIME_MS[kind]),
});

const underWay = ({ kind, email }: Pick<AccountLink, "kind" | "email">, guid: string, at: Date) => {
  const { key_hash, expires_at } = madeOf(kind, guid, at);
  return { [key_hash]: { email, expires_at: expires_at.toISOString() } };
};

const with_it = sql`${accountLinks.under_way} || excluded.under_way`;

/**
 * Makes a guid a single-use link, of which only the hash is stored, before its mail is sent: a mail that arrives
 * although the connection broke contains a valid link. Older links stay valid until `linkIsOut`.
 */
export const beginAccountLink = async (db: Queryable, link: AccountLink, guid: string, at: Date): Promise<void> => {
  const { kind, account_id, email } = link;
  await db
    .insert(accountLinks)
    // The hash of a guid that nobody is given.
    .values({ kind, account_id, email, ...madeOf(kind, randomUUID(), at), under_way: underWay(link, guid, at) })
    .onConflictDoUpdate({ target: [accountLinks.account_id, accountLinks.kind], set: { under_way: with_it } });
};

/** The mail of a link is out: earlier links of its kind become invalid. */
export const linkIsOut = async (db: Queryable, guid: string): Promise<void> => {
  const key_hash = hashToken(guid);
  const { under_way } = accountLinks;
  const own = sql`${under_way} -> ${key_hash}::text`;
  await db
    .update(accountLinks)
    .set({
      key_hash,
      email: sql`${own} ->> 'email'`,
      expires_at: sql`(${own} ->> 'expires_at')::timestamptz`,
      under_way: {},
    })
    .where(sql`${under_way} ? ${key_hash}`);
};

/** Creates a link that is handed out at once, without a mail. Returns its guid, which is stored nowhere. */
export const newAccountLink = async (tx: Queryable, link: AccountLink, at: Date): Promise<string> => {
  const guid = randomUUID();
  await beginAccountLink(tx, link, guid, at);
  await linkIsOut(tx, guid);
  return guid;
};

const isLink = (kind: LinkKind, key_hash: string) =>
  and(
    eq(accountLinks.kind, kind),
    or(eq(accountLinks.key_hash, key_hash), sql`${accountLinks.under_way} ? ${key_hash}`),
  );

type LinkRow = Pick<typeof accountLinks.$inferSelect, "account_id" | "key_hash" | "email" | "expires_at" | "under_way">;

/** The link of a row, if it is still valid. */
const goodLink = (kind: LinkKind, row: LinkRow | undefined, key_hash: string, at: Date): AccountLink | null => {
  if (!row) return null;
  const { email, expires_at } = row.key_hash === key_hash ? row : (row.under_way[key_hash] ?? row);
  return new Date(expires_at) > at ? { kind, account_id: row.account_id, email } : null;
};

/** What a guid opens now, without using it up. */
export const readAccountLink = async (db: Queryable, kind: LinkKind, guid: string, at: Date) => {
  const key_hash = hashToken(guid);
  const [row] = await db.select().from(accountLinks).where(isLink(kind, key_hash));
  return goodLink(kind, row, key_hash, at);
};

/**
 * Uses a link up, together with any others of its kind; of two concurrent calls one gets it. null if it was used, has
 * expired or never existed. A transaction that fails afterwards leaves it valid. The member's row is locked before the
 * link, as by every change of an account that touches links: the reverse would deadlock.
 */
export const takeAccountLink = async (
  tx: Queryable,
  { kind, guid }: { kind: LinkKind; guid: string },
  at: Date,
): Promise<AccountLink | null> => {
  const key_hash = hashToken(guid);
  const whose = tx.select({ id: accountLinks.account_id }).from(accountLinks).where(isLink(kind, key_hash));
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, whose)).for("no key update");
  const [row] = await tx.delete(accountLinks).where(isLink(kind, key_hash)).returning();
  return goodLink(kind, row, key_hash, at);
};

interface NewEmail {
  account_id: number;
  email: string;
}

/**
 * Stores the address that a member has asked for, under a guid that nobody is given: the mail will carry the link. An
 * earlier link to the same address stays valid until then; one to another address becomes invalid.
 */
export const askEmailChange = async (tx: Queryable, { account_id, email }: NewEmail, at: Date): Promise<void> => {
  const own = { email, ...madeOf("change_email", randomUUID(), at) };
  await tx
    .insert(accountLinks)
    .values({ kind: "change_email", account_id, ...own })
    .onConflictDoUpdate({
      target: [accountLinks.account_id, accountLinks.kind],
      set: { ...own, under_way: {} },
      setWhere: ne(accountLinks.email, sql`excluded.email`),
    });
};

const isChangeTo = ({ account_id, email }: NewEmail) =>
  and(eq(accountLinks.account_id, account_id), eq(accountLinks.kind, "change_email"), eq(accountLinks.email, email));

/** Whether the member still wants this address. */
export const isEmailAsked = async (db: Queryable, asked: NewEmail): Promise<boolean> => {
  const rows = await db.select({ id: accountLinks.id }).from(accountLinks).where(isChangeTo(asked));
  return rows.length > 0;
};

/** Like `beginAccountLink`, if the member still wants this address. */
export const beginNewEmailLink = async (db: Queryable, asked: NewEmail, guid: string, at: Date): Promise<void> => {
  const own = JSON.stringify(underWay({ kind: "change_email", email: asked.email }, guid, at));
  await db
    .update(accountLinks)
    .set({ under_way: sql`${accountLinks.under_way} || ${own}::jsonb` })
    .where(isChangeTo(asked));
};

/** Cancels a pending change of e-mail. */
export const dropEmailChange = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.account_id, account_id), eq(accountLinks.kind, "change_email")));
};
