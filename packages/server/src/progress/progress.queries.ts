import { and, eq, getTableColumns, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { progress } from "./progress.table.ts";

export type ProgressRow = typeof progress.$inferSelect;

/**
 * Milliseconds since the last sign of life of a piece of work. By the database's clock, as is the sign itself: those of
 * two processes differ, and a job would be given up although it is alive.
 */
export const silentSince = (sign: SQL | typeof progress.updated_at): SQL<number> =>
  sql<number>`(extract(epoch from now() - ${sign}) * 1000)::float8`;

export const insertProgress = async (db: Queryable, row: { id: string; account_id: number | null }): Promise<void> => {
  await db.insert(progress).values(row);
};

export const updateProgress = async (
  db: Queryable,
  id: string,
  change: Partial<Pick<ProgressRow, "finished" | "progress" | "error" | "data">>,
): Promise<void> => {
  await db
    .update(progress)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(progress.id, id));
};

/** A job of this member (null: of a visitor); null if there is none or it belongs to somebody else. */
export const readProgress = async (
  db: Queryable,
  id: string,
  account_id: number | null,
): Promise<(ProgressRow & { silent_ms: number }) | null> => {
  const owner = account_id === null ? isNull(progress.account_id) : eq(progress.account_id, account_id);
  const [row] = await db
    .select({ ...getTableColumns(progress), silent_ms: silentSince(progress.updated_at) })
    .from(progress)
    .where(and(eq(progress.id, id), owner));
  return row ?? null;
};

export const deleteOldProgress = async (db: Queryable, hours: number): Promise<void> => {
  await db.delete(progress).where(lt(progress.updated_at, sql`now() - make_interval(hours => ${hours}::int)`));
};
