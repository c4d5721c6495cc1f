import { and, inArray, isNotNull, isNull, lt, or, ne, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/open-database.ts";
import { orderLines, orders, orderStatuses } from "./stored/orders.table.ts";

/**
 * Locks at most `most` whole orders whose last state is older than `before`, the oldest first. Nothing has a state
 * before it exists, so the index of whole orders gives only old ones. The last state of each is looked up on its own:
 * an anti join would read every order's history for each batch.
 */
export const lockServed = (tx: Queryable, { before, most }: { before: Date; most: number }) => {
  const { id, date_creation, served_blanked_at } = orders;
  // Drizzle would write the column without its table's name here, and it would then refer to the inner table.
  const moved = sql`coalesce((
    select max(s.date) from ${orderStatuses} s where s.order_id = orders.id
  ), '-infinity') < ${before.toISOString()}::timestamptz`;
  return tx
    .select({ id })
    .from(orders)
    .where(and(isNull(served_blanked_at), lt(date_creation, before), moved))
    .orderBy(date_creation)
    .limit(most)
    .for("no key update", { skipLocked: true });
};

/** Blanks at most `most` orders whose last state is older than `before`; returns how many. */
export const blankServedOrders = (
  { db }: Pick<Database, "db">,
  { before, at, most }: { before: Date; at: Date; most: number },
): Promise<number> =>
  db.transaction(async (tx) => {
    const old = await lockServed(tx, { before, most });
    const ids = old.map((row) => row.id);
    if (ids.length === 0) return 0;
    await tx
      .update(orders)
      .set({
        delivery: sql`case when ${orders.delivery} is null then null else '{"address": ""}'::jsonb end`,
        spot: sql`case when ${orders.spot} is null then null else '' end`,
        served_blanked_at: at,
      })
      .where(inArray(orders.id, ids));
    await tx
      .update(orderLines)
      .set({ notes: "", diner: sql`jsonb_set(${orderLines.diner}, '{name}', '""')`, account_id: null })
      .where(and(inArray(orderLines.order_id, ids), or(ne(orderLines.notes, ""), isNotNull(orderLines.diner))));
    return ids.length;
  });
