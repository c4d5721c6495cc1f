import type { SlotUse } from "@tablee/domain/orders/slot-capacity";
import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { orders } from "./orders.table.ts";

const use = {
  mode: orders.mode,
  orders: sql<number>`count(*)::int`,
  dishes: sql<number>`sum(${orders.dishes})::int`,
};

/**
 * Returns what is used of one slot, by mode; refused and cancelled orders do not count. Within a transaction that holds
 * the restaurant's lock (`lockAtRevision`), nobody can add to it.
 */
export const readSlotUse = (db: Queryable, restaurant_id: number, slot: Date): Promise<SlotUse[]> =>
  db
    .select(use)
    .from(orders)
    .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.slot, slot), ne(orders.status, "refunded")))
    .groupBy(orders.mode);

/** The same for every slot from `from` on, keyed by the slot's start (ms). */
export const readSlotUses = async (
  db: Queryable,
  restaurant_id: number,
  from: Date,
): Promise<Map<number, SlotUse[]>> => {
  const rows = await db
    .select({ slot: orders.slot, ...use })
    .from(orders)
    .where(and(eq(orders.restaurant_id, restaurant_id), gte(orders.slot, from), ne(orders.status, "refunded")))
    .groupBy(orders.slot, orders.mode);
  const uses = new Map<number, SlotUse[]>();
  for (const { slot, ...one } of rows) uses.set(slot.getTime(), [...(uses.get(slot.getTime()) ?? []), one]);
  return uses;
};
