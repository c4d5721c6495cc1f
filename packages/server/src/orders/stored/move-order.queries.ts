import type { StaffRole } from "@tablee/domain/accounts/right";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import type { MadeMove } from "@tablee/domain/orders/order-transitions";
import { and, eq, sql } from "drizzle-orm";
import { onlyRow } from "../../database/only-row.ts";
import type { Queryable } from "../../database/open-database.ts";
import { restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { orderCorrections } from "./order-corrections.table.ts";
import { wasSent } from "./orders.queries.ts";
import { orders, orderStatuses } from "./orders.table.ts";

/**
 * Reads an order that is about to move and locks it until the transaction ends. `role` is that of `account_id` in the
 * order's restaurant.
 */
export const lockOrder = async (tx: Queryable, id: number, account_id: number) => {
  const [row] = await tx
    .select({
      status: orders.status,
      mode: orders.mode,
      account_id: orders.account_id,
      min_time: orders.min_time,
      max_time: orders.max_time,
      spot: orders.spot,
      date_creation: orders.date_creation,
      was_sent: sql<boolean>`${wasSent}`,
      // Drizzle would write the column without its table's name here, and it would then refer to the inner table.
      role: sql<StaffRole | null>`(
        select s.role from ${restaurantStaff} s where s.restaurant_id = orders.restaurant_id and s.account_id = ${account_id}
      )`,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for("update");
  return row ?? null;
};
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Returns what a locked order's history has at a position, from 0. */
export const madeMove = async (tx: Queryable, id: number, position: number): Promise<MadeMove | null> => {
  const { status, delay, reason, account_id } = orderStatuses;
  const [row] = await tx
    .select({ status, delay, reason, account_id })
    .from(orderStatuses)
    .where(and(eq(orderStatuses.order_id, id), eq(orderStatuses.position, position)));
  return row ?? null;
};

export interface WrittenMove {
  status: OrderStatus;
  delay: number | null;
  reason: string | null;
  account_id: number;
  date: Date;
  min_time: Date;
  max_time: Date;
}

const next = sql`${orders.revision} + 1`;

/**
 * Returns a moment for a locked order that is not before any moment in its history: the clocks of the processes that
 * move one order may differ, by minutes if nobody synchronizes them.
 */
export const momentAfter = (id: number, at: Date) => sql<Date>`greatest(
  ${at.toISOString()}::timestamptz,
  (select max(s.date) from ${orderStatuses} s where s.order_id = ${id}),
  (select max(c.date) from ${orderCorrections} c where c.order_id = ${id}))`;

/** Records where the diner of a locked order waits; the moment remains that of the first announcement. */
export const writeArrival = async (tx: Queryable, id: number, spot: string, at: Date): Promise<void> => {
  const arrived_at = sql`coalesce(${orders.arrived_at}, ${momentAfter(id, at)})`;
  await tx.update(orders).set({ arrived_at, spot, revision: next }).where(eq(orders.id, id));
};

/** Moves a locked order and inserts a row into its history; returns the moment stored in that row. */
export const writeMove = async (tx: Queryable, id: number, move: WrittenMove): Promise<Date> => {
  const { status, min_time, max_time, date: at, ...row } = move;
  await tx.update(orders).set({ status, min_time, max_time, revision: next }).where(eq(orders.id, id));
  const position = sql<number>`(select max(position) + 1 from ${orderStatuses} where order_id = ${id})`;
  const date = momentAfter(id, at);
  const written = await tx
    .insert(orderStatuses)
    .values({ order_id: id, position, status, date, ...row })
    .returning({ date: orderStatuses.date });
  return onlyRow(written).date;
};
