import type { ListedState } from "@tablee/domain/kitchen/order-search";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { and, desc, eq, exists, gte, isNull, lt, not, notInArray, type SQL, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { statusesOfOrder, wasSent } from "../../orders/stored/orders.queries.ts";
import { orders, orderStatuses } from "../../orders/stored/orders.table.ts";

/** Where a page ended: the half hour that its last order is for, and its id. */
export interface OrderKey {
  slot: Date;
  id: number;
}

/** Which orders of a restaurant to look at, from the newest half hour on. */
export interface LookedAt {
  restaurant_id: number;
  /** Only the order with this number. */
  number: number | null;
  /** Only orders for a half hour from then on, and before that. */
  starts: Date | null;
  ends: Date | null;
  /** Only orders placed since then. */
  since: Date | null;
  after: OrderKey | null;
  /** How many are looked at, whether they are shown or not: neither a rare name nor a rare mode reads all orders. */
  most: number;
}

/** Which of them to show. */
export interface Shown {
  mode: OrderMode | null;
  state: ListedState | null;
  /** The folded beginning of words of the diner's name. */
  name: string | null;
  limit: number;
}

const isLookedAt = ({ restaurant_id, number, starts, ends, since, after }: LookedAt): SQL | undefined =>
  and(
    eq(orders.restaurant_id, restaurant_id),
    number === null ? undefined : eq(orders.number, number),
    starts ? gte(orders.slot, starts) : undefined,
    ends ? lt(orders.slot, ends) : undefined,
    since ? gte(orders.date_creation, since) : undefined,
    after
      ? sql`(${orders.slot}, ${orders.id}) < (${after.slot.toISOString()}::timestamptz, ${after.id}::bigint)`
      : undefined,
  );

const { id, slot, number, status, mode, table, planned, min_time, total, currency, date_creation } = orders;
const row = { id, slot, number, status, mode, table, planned, min_time, total, currency, date_creation };

/** The orders to look at, named as their table, for what is selected about an order elsewhere too. */
const lookedAt = (db: Queryable, at: LookedAt) =>
  db
    .select({ ...row, account_id: orders.account_id, served_blanked_at: orders.served_blanked_at })
    .from(orders)
    .where(isLookedAt(at))
    .orderBy(desc(orders.slot), desc(orders.id))
    .limit(at.most)
    .as("orders");
type Looked = ReturnType<typeof lookedAt>;

/** Whether it was to be paid online: then it began as unpaid. */
const wasUnpaid = exists(
  sql`(select from ${orderStatuses} s where s.order_id = "orders"."id" and s.status = 'unpaid')`,
);

const isIn = (looked: Looked, state: ListedState): SQL | undefined => {
  if (state === "running") return notInArray(looked.status, ["delivered", "refunded"]);
  if (state === "completed") return eq(looked.status, "delivered");
  return and(eq(looked.status, "refunded"), state === "refunded" ? wasUnpaid : not(wasUnpaid));
};

/**
 * Returns the orders to show among those looked at, the newest half hour first. The kitchen has seen each of them
 * (payments §6). A blanked order is found by no name (orders §45).
 */
export const readListed = (db: Queryable, at: LookedAt, shown: Shown) => {
  const looked = lookedAt(db, at);
  // One by one, by their key: joined otherwise, the names of all members would be folded to find those of a page.
  const diner = db
    .select({ first_name: accounts.first_name, last_name: accounts.last_name })
    .from(accounts)
    .where(eq(accounts.id, looked.account_id))
    .limit(1)
    .as("diner");
  return db
    .select({
      id: looked.id,
      slot: looked.slot,
      number: looked.number,
      status: looked.status,
      mode: looked.mode,
      table: looked.table,
      planned: looked.planned,
      min_time: looked.min_time,
      total: looked.total,
      currency: looked.currency,
      date_creation: looked.date_creation,
      served_blanked_at: looked.served_blanked_at,
      first_name: diner.first_name,
      last_name: diner.last_name,
      statuses: statusesOfOrder,
    })
    .from(looked)
    .innerJoinLateral(diner, sql`true`)
    .where(
      and(
        wasSent,
        shown.mode === null ? undefined : eq(looked.mode, shown.mode),
        shown.state === null ? undefined : isIn(looked, shown.state),
        shown.name === null
          ? undefined
          : and(
              isNull(looked.served_blanked_at),
              sql`' ' || search_name(${diner.first_name} || ' ' || ${diner.last_name}) like ${`% ${shown.name}%`}::text`,
            ),
      ),
    )
    .orderBy(desc(looked.slot), desc(looked.id))
    .limit(shown.limit);
};
export type ListedRecord = Awaited<ReturnType<typeof readListed>>[number];

/** Returns the last of the orders that are looked at, if there are as many as may be: there may be more beyond it. */
export const readReach = async (db: Queryable, at: LookedAt): Promise<OrderKey | null> => {
  const [last] = await db
    .select({ slot: orders.slot, id: orders.id })
    .from(orders)
    .where(isLookedAt(at))
    .orderBy(desc(orders.slot), desc(orders.id))
    .offset(at.most - 1)
    .limit(1);
  return last ?? null;
};
