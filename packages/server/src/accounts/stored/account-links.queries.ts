import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
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

/**
 * Makes a guid a link that is good once, of which the hash alone is stored; one of its kind from before is void. Once
 * the mail that carries it is out: a mail that cannot be sent takes no older link away.
 */
export const keepAccountLink = async (tx: Queryable, link: AccountLink, guid: string, at: Date): Promise<void> => {
  const own = { email: link.email, ...madeOf(link.kind, guid, at) };
  await tx
    .insert(accountLinks)
    .values({ kind: link.kind, account_id: link.account_id, ...own })
    .onConflictDoUpdate({ target: [accountLinks.account_id, accountLinks.kind], set: own });
};

/** A link for whoever is shown it at once. Answers its guid, which is stored nowhere. */
export const newAccountLink = async (tx: Queryable, link: AccountLink, at: Date): Promise<string> => {
  const guid = randomUUID();
  await keepAccountLink(tx, link, guid, at);
  return guid;
};

/**
 * Uses a link up: of two that come at once one gets it. null: it was used, has expired, or never was. A transaction
 * that fails afterwards leaves it good.
 */
export const takeAccountLink = async (
  tx: Queryable,
  { kind, guid }: { kind: LinkKind; guid: string },
  at: Date,
): Promise<AccountLink | null> => {
  const { account_id, email, expires_at } = accountLinks;
  const [row] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.kind, kind), eq(accountLinks.key_hash, hashToken(guid))))
    .returning({ account_id, email, expires_at });
  return row && row.expires_at > at ? { kind, account_id: row.account_id, email: row.email } : null;
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
      set: own,
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

/** Makes a guid the link to the address, where the member still wants it. */
export const keepNewEmailLink = async (db: Queryable, asked: NewEmail, guid: string, at: Date): Promise<void> => {
  await db
    .update(accountLinks)
    .set(madeOf("change_email", guid, at))
    .where(isChangeTo(asked));
};

/** Thinks better of it. */
export const dropEmailChange = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.account_id, account_id), eq(accountLinks.kind, "change_email")));
};
