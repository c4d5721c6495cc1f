import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
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

/** A link that is good once; one of its kind that was sent before is void. Answers its guid, which is stored nowhere. */
export const newAccountLink = async (tx: Queryable, link: AccountLink, at: Date): Promise<string> => {
  const guid = randomUUID();
  const own = {
    email: link.email,
    key_hash: hashToken(guid),
    expires_at: new Date(at.getTime() + LIFETIME_MS[link.kind]),
  };
  await tx
    .insert(accountLinks)
    .values({ kind: link.kind, account_id: link.account_id, ...own })
    .onConflictDoUpdate({ target: [accountLinks.account_id, accountLinks.kind], set: own });
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
