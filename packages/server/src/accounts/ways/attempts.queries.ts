import { and, eq, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { signInAttempts } from "../stored/sign-in.table.ts";

export type Attempt = typeof signInAttempts.$inferSelect;
type NewAttempt = Omit<typeof signInAttempts.$inferInsert, "id" | "tries">;

/** So many that have expired go with each new one, so that none pile up. */
const PURGED = 20;

/** Keeps an attempt; false where there is one of this key already. */
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

/** Takes an attempt, which nobody else gets any more; null where there is none, or where it is too old. */
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
