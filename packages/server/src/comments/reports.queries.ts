import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { commentReports, comments } from "../discoveries/comments.table.ts";

/** Returns whether there was one. */
export const deleteReport = async (tx: Queryable, comment_id: number, account_id: number): Promise<boolean> => {
  const gone = await tx
    .delete(commentReports)
    .where(and(eq(commentReports.comment_id, comment_id), eq(commentReports.account_id, account_id)))
    .returning({ id: commentReports.comment_id });
  return gone.length > 0;
};

/**
 * A report of a comment that a moderator has dismissed is closed from the start. The caller holds the discovery's lock.
 */
export const insertReport = async (
  tx: Queryable,
  row: Omit<typeof commentReports.$inferInsert, "closed">,
): Promise<void> => {
  const closed = sql<boolean>`exists (
    select 1 from ${comments} where ${comments.id} = ${row.comment_id} and ${comments.dismissed_at} is not null
  )`;
  await tx.insert(commentReports).values({ ...row, closed });
};

/** A deleted comment needs no moderator's decision any more. */
export const dropReports = async (tx: Queryable, comment_id: number): Promise<void> => {
  await tx.delete(commentReports).where(eq(commentReports.comment_id, comment_id));
};
