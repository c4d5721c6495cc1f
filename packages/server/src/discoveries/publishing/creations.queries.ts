import { and, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { silentSince } from "../../progress/progress.queries.ts";
import { progress } from "../../progress/progress.table.ts";
import { recommendationCreations as creations } from "./creations.table.ts";

/** The key under which a device began a creation. */
export interface CreationKey {
  account_id: number;
  key: string;
}
const isOf = ({ account_id, key }: CreationKey) => and(eq(creations.account_id, account_id), eq(creations.key, key));

/** Records what begins under a key; false if something already did. */
export const claimKey = async (
  db: Queryable,
  row: CreationKey & { progress_id: string; content: string },
): Promise<boolean> => {
  const made = await db
    .insert(creations)
    .values({ ...row, created_at: sql`now()` })
    .onConflictDoNothing()
    .returning({ key: creations.key });
  return made.length > 0;
};

/** What was begun under a key, and its state. */
export const readCreation = async (db: Queryable, key: CreationKey) => {
  const [row] = await db
    .select({
      progress_id: creations.progress_id,
      recommendation_id: creations.recommendation_id,
      content: creations.content,
      finished: progress.finished,
      failed: sql<boolean>`${progress.error} is not null`,
      silent_ms: silentSince(sql`coalesce(${progress.updated_at}, ${creations.created_at})`),
    })
    .from(creations)
    .leftJoin(progress, eq(progress.id, creations.progress_id))
    .where(isOf(key));
  return row ?? null;
};
export type Creation = NonNullable<Awaited<ReturnType<typeof readCreation>>>;

/** Takes over a creation that failed or was lost; false if another call has just done so. */
export const takeOver = async (
  db: Queryable,
  key: CreationKey,
  { from, to, content }: { from: string; to: string; content: string },
): Promise<boolean> => {
  const taken = await db
    .update(creations)
    .set({ progress_id: to, content, created_at: sql`now()` })
    .where(and(isOf(key), eq(creations.progress_id, from)))
    .returning({ key: creations.key });
  return taken.length > 0;
};

/**
 * Locks a key's row while its discovery is written; the returned progress id tells whether this call still owns the
 * work.
 */
export const lockCreation = async (tx: Queryable, key: CreationKey) => {
  const [row] = await tx
    .select({ progress_id: creations.progress_id, recommendation_id: creations.recommendation_id })
    .from(creations)
    .where(isOf(key))
    .for("update");
  return row ?? null;
};

export const noteCreated = async (tx: Queryable, key: CreationKey, recommendation_id: number): Promise<void> => {
  await tx.update(creations).set({ recommendation_id }).where(isOf(key));
};

export const deleteOldCreations = async (db: Queryable, days: number): Promise<void> => {
  await db.delete(creations).where(lt(creations.created_at, sql`now() - make_interval(days => ${days}::int)`));
};
