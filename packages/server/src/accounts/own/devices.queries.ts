import { and, desc, eq, gt, isNull, notInArray } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { sessions } from "../stored/accounts.table.ts";
import { successorsOf } from "../stored/session-line.queries.ts";

/** A member's unexpired sessions, most recently seen first, without those replaced by a renewal. */
export const listSessions = (db: Queryable, account_id: number, at: Date, limit: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.account_id, account_id), gt(sessions.expires_at, at), isNull(sessions.renewed_to)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(limit);

export const isSessionOf = async (db: Queryable, id: number, account_id: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.account_id, account_id)));
  return row !== undefined;
};

/** `renewed_to`: the session that replaced it, if any. */
export interface EndedSession {
  id: number;
  renewed_to: number | null;
}

/**
 * Ends a member's sessions except `kept` and its successors (null: all of them). Its predecessors end too: their tokens
 * may be in other hands. Runs in a transaction and locks the rows first, so that the successor that a concurrent
 * renewal creates is seen and ended as well.
 */
export const deleteSessionsBut = async (
  tx: Queryable,
  account_id: number,
  kept: number | null,
): Promise<EndedSession[]> => {
  const own = eq(sessions.account_id, account_id);
  await tx.select({ id: sessions.id }).from(sessions).where(own).orderBy(sessions.id).for("update");
  const line = kept === null ? [] : await successorsOf(tx, kept);
  return tx
    .delete(sessions)
    .where(and(own, line.length === 0 ? undefined : notInArray(sessions.id, line)))
    .returning({ id: sessions.id, renewed_to: sessions.renewed_to });
};
