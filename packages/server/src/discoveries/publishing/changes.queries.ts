import { and, eq, lt } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { recommendationChanges as changes } from "./changes.table.ts";

/** A change that a device sends: its key, the discovery that it changes, and the hash of its content. */
export interface SentChange {
  account_id: number;
  key: string;
  recommendation_id: number;
  content: string;
}

/** Whether a change with this key was saved before, with the same content or another; null if none was. */
export async function savedBefore(
  db: Queryable,
  { account_id, key, recommendation_id, content }: SentChange,
): Promise<"the same" | "another" | null> {
  const [row] = await db
    .select({ recommendation_id: changes.recommendation_id, content: changes.content })
    .from(changes)
    .where(and(eq(changes.account_id, account_id), eq(changes.key, key)));
  if (!row) return null;
  return row.recommendation_id === recommendation_id && row.content === content ? "the same" : "another";
}

/** Records a saved change; false if another change has taken the key at the same moment. */
export const noteSaved = async (tx: Queryable, change: SentChange, created_at: Date): Promise<boolean> => {
  const noted = await tx
    .insert(changes)
    .values({ ...change, created_at })
    .onConflictDoNothing()
    .returning({ key: changes.key });
  return noted.length > 0;
};

export const deleteChangesBefore = async (db: Queryable, at: Date): Promise<void> => {
  await db.delete(changes).where(lt(changes.created_at, at));
};
