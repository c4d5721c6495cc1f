import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../database/open-database.ts";
import { orderLines } from "../../orders/stored/orders.table.ts";
import { tableDiners, tableSessions } from "../tables.table.ts";

/** Stores with each line of the orders that ended sittings which member it belongs to, because seats are deleted. */
export const noteMembers = async (tx: Queryable, session_ids: number[]): Promise<void> => {
  await tx
    .update(orderLines)
    .set({ account_id: tableDiners.account_id })
    .from(tableDiners)
    .innerJoin(tableSessions, eq(tableSessions.id, tableDiners.session_id))
    .where(
      and(
        inArray(tableSessions.id, session_ids),
        eq(orderLines.order_id, tableSessions.order_id),
        isNull(orderLines.account_id),
        isNotNull(tableDiners.account_id),
        sql`${orderLines.diner} ->> 'id' = ${tableDiners.id}::text`,
      ),
    );
};

/**
 * Deletes at most `most` of the sittings that ended before a moment; returns how many. A host of an earlier version may
 * have ended some without noting their members.
 */
export const deleteEnded = (db: Db, before: Date, most: number): Promise<number> =>
  db.transaction(async (tx) => {
    const { id, closed_at } = tableSessions;
    const old = await tx.select({ id }).from(tableSessions).where(lt(closed_at, before)).orderBy(closed_at).limit(most);
    if (old.length === 0) return 0;
    const ids = old.map((row) => row.id);
    await noteMembers(tx, ids);
    return (await tx.delete(tableSessions).where(inArray(id, ids)).returning({ id })).length;
  });
