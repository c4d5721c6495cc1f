import { randomUUID } from "node:crypto";
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { accountLinks } from "./proofs.table.ts";
import { hashToken } from "./session-token.ts";

type LinkKind = (typeof accountLinks.$inferSelect)["kind"];

const HOUR_MS = 3_600_000;
/** accounts §29. */
const LIFETIME_MS: Record<LinkKind, number> = {
  reset_password: HOUR_MS,
  verify_email: 72 * HOUR_MS,
  change_email: 72 * HOUR_MS,
};

export interface AccountLink {
  kind: LinkKind;
  account_id: number;
  /** The address that it is sent to. */
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
 * Makes a guid a link that is good once, of which the hash alone is stored, before its mail is handed on: a mail that
 * arrives although the line breaks brings a good one. Older ones stay good until `linkIsOut`.
 */
export const beginAccountLink = async (db: Queryable, link: AccountLink, guid: string, at: Date): Promise<void> => {
  const { kind, account_id, email } = link;
  await db
    .insert(accountLinks)
    // Of a guid that nobody is given.
    .values({ kind, account_id, email, ...madeOf(kind, randomUUID(), at), under_way: underWay(link, guid, at) })
    .onConflictDoUpdate({ target: [accountLinks.account_id, accountLinks.kind], set: { under_way: with_it } });
};

/** The mail of a link is out: those of its kind from before are void. */
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

/** A link for whoever is shown it at once. Answers its guid, which is stored nowhere. */
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

/** What a link of a row says, where it is good still. */
const goodLink = (kind: LinkKind, row: LinkRow | undefined, key_hash: string, at: Date): AccountLink | null => {
  if (!row) return null;
  const { email, expires_at } = row.key_hash === key_hash ? row : (row.under_way[key_hash] ?? row);
  return new Date(expires_at) > at ? { kind, account_id: row.account_id, email } : null;
};

/** What a guid opens at this moment, without using it up. */
export const readAccountLink = async (db: Queryable, kind: LinkKind, guid: string, at: Date) => {
  const key_hash = hashToken(guid);
  const [row] = await db.select().from(accountLinks).where(isLink(kind, key_hash));
  return goodLink(kind, row, key_hash, at);
};

/**
 * Uses a link up, and what else was sent with it: of two that come at once one gets it. null: it was used, has expired,
 * or never was. A transaction that fails afterwards leaves it good.
 */
export const takeAccountLink = async (
  tx: Queryable,
  { kind, guid }: { kind: LinkKind; guid: string },
  at: Date,
): Promise<AccountLink | null> => {
  const key_hash = hashToken(guid);
  const [row] = await tx.delete(accountLinks).where(isLink(kind, key_hash)).returning();
  return goodLink(kind, row, key_hash, at);
};

interface NewEmail {
  account_id: number;
  email: string;
}

/**
 * Keeps for which address a member has asked, under a guid that nobody is given: the mail brings the link. One that
 * went to the same address before stays good until then, one that went to another is void.
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

/** The same as `beginAccountLink`, where the member still wants this address. */
export const beginNewEmailLink = async (db: Queryable, asked: NewEmail, guid: string, at: Date): Promise<void> => {
  const own = JSON.stringify(underWay({ kind: "change_email", email: asked.email }, guid, at));
  await db
    .update(accountLinks)
    .set({ under_way: sql`${accountLinks.under_way} || ${own}::jsonb` })
    .where(isChangeTo(asked));
};

/** Thinks better of it. */
export const dropEmailChange = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.account_id, account_id), eq(accountLinks.kind, "change_email")));
};
