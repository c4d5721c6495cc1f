import { and, eq, isNull, lt } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { progress } from "./progress.table.ts";

export type ProgressRow = typeof progress.$inferSelect;

export const insertProgress = async (
  db: Queryable,
  row: { id: string; account_id: number | null; updated_at: Date },
): Promise<void> => {
  await db.insert(progress).values(row);
};

export const updateProgress = async (
  db: Queryable,
  id: string,
  change: Partial<Pick<ProgressRow, "finished" | "progress" | "error" | "data">> & { updated_at: Date },
): Promise<void> => {
  await db.update(progress).set(change).where(eq(progress.id, id));
};

/** A job of this member (null: of a visitor); null if there is none or it belongs to somebody else. */
export const readProgress = async (
  db: Queryable,
  id: string,
  account_id: number | null,
): Promise<ProgressRow | null> => {
  const owner = account_id === null ? isNull(progress.account_id) : eq(progress.account_id, account_id);
  const [row] = await db
    .select()
    .from(progress)
    .where(and(eq(progress.id, id), owner));
  return row ?? null;
};

export const deleteProgressBefore = async (db: Queryable, at: Date): Promise<void> => {
  await db.delete(progress).where(lt(progress.updated_at, at));
};
