import { and, eq, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { signInAttempts } from "../stored/sign-in.table.ts";

export type Attempt = typeof signInAttempts.$inferSelect;
type NewAttempt = Omit<typeof signInAttempts.$inferInsert, "id" | "tries">;

/** How many expired attempts are deleted with each new one, so that they do not accumulate. */
const PURGED = 20;

/** Stores an attempt; false if there already is one with this key. */
export const insertAttempt = async (db: Queryable, attempt: NewAttempt, at: Date): Promise<boolean> => {
  const expired = db
    .select({ id: signInAttempts.id })
    .from(signInAttempts)
    .where(lt(signInAttempts.expires_at, at))
    .limit(PURGED)
    .for("update", { skipLocked: true });
  await db.delete(signInAttempts).where(inArray(signInAttempts.id, expired));
  const rows = await db
    .insert(signInAttempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ id: signInAttempts.id });
  return rows.length === 1;
};

/** Deletes and returns an attempt, so that it can be used once; null if there is none or it has expired. */
export const takeAttempt = async (
  db: Queryable,
  { kind, key_hash }: Pick<Attempt, "kind" | "key_hash">,
  at: Date,
): Promise<Attempt | null> => {
  const [row] = await db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.kind, kind), eq(signInAttempts.key_hash, key_hash)))
    .returning();
  return row && row.expires_at > at ? row : null;
};
