import { and, eq } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { commentReports } from "../discoveries/comments.table.ts";

/** Whether there was one. */
export const deleteReport = async (tx: Queryable, comment_id: number, account_id: number): Promise<boolean> => {
  const gone = await tx
    .delete(commentReports)
    .where(and(eq(commentReports.comment_id, comment_id), eq(commentReports.account_id, account_id)))
    .returning({ id: commentReports.comment_id });
  return gone.length > 0;
};

export const insertReport = async (tx: Queryable, row: typeof commentReports.$inferInsert): Promise<void> => {
  await tx.insert(commentReports).values(row);
};

/** What was deleted is no more for moderators to judge. */
export const dropReports = async (tx: Queryable, comment_id: number): Promise<void> => {
  await tx.delete(commentReports).where(eq(commentReports.comment_id, comment_id));
};
