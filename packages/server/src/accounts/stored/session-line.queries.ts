import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { sessions } from "./accounts.table.ts";

/** The ids of a session and of its successor. `lock`: locks the session first, so that a concurrent renewal is seen. */
export async function lineFrom(db: Queryable, id: number, lock = false): Promise<number[]> {
  const asked = db.select({ renewed_to: sessions.renewed_to }).from(sessions).where(eq(sessions.id, id));
  const [row] = await (lock ? asked.for("update") : asked);
  return row?.renewed_to == null ? [id] : [id, row.renewed_to];
}

/**
 * Finds these sessions and the predecessor of the first by index. A successor looked up within the condition, beside an
 * `or`, would have the whole table read.
 */
export const isOfLine = (id: number, line: readonly number[]): SQL | undefined =>
  or(inArray(sessions.id, [...line]), eq(sessions.renewed_to, id));
