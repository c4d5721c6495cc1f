import { and, gt, inArray } from "drizzle-orm";
import { sessions } from "../accounts/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";

/** Those of the sessions that are neither revoked nor expired. */
export const liveSessions = async (db: Queryable, ids: readonly number[], at: Date): Promise<Set<number>> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expires_at, at)));
  return new Set(rows.map((row) => row.id));
};
