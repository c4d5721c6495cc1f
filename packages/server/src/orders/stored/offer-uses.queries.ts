import type { OfferUse } from "@tablee/domain/orders/offers/offers-for";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { offerUses, orders } from "./orders.table.ts";

/**
 * Returns how often offers were used, by ref; refused and cancelled orders do not count. `account_id` null: nobody in
 * particular.
 */
export async function readOfferUses(
  db: Queryable,
  restaurant_id: number,
  refs: readonly string[],
  account_id: number | null,
): Promise<Map<string, OfferUse>> {
  if (refs.length === 0) return new Map();
  const rows = await db
    .select({
      ref: offerUses.ref,
      all: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${offerUses.account_id} = ${account_id ?? 0}))::int`,
    })
    .from(offerUses)
    .innerJoin(orders, eq(orders.id, offerUses.order_id))
    .where(
      and(eq(offerUses.restaurant_id, restaurant_id), inArray(offerUses.ref, [...refs]), ne(orders.status, "refunded")),
    )
    .groupBy(offerUses.ref);
  return new Map(rows.map(({ ref, ...use }) => [ref, use]));
}

export const insertOfferUses = async (tx: Queryable, rows: (typeof offerUses.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(offerUses).values(rows);
};
