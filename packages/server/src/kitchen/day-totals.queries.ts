import type { Text } from "@tablee/domain/language/text";
import { minor, type Minor } from "@tablee/domain/money/minor";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { type AnyColumn, and, eq, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { wasSent } from "../orders/stored/orders.queries.ts";
import { orderLines, orders, orderStatuses } from "../orders/stored/orders.table.ts";

/** The orders of a restaurant whose half hour lies between two moments. */
export interface DayOfOrders {
  restaurant_id: number;
  starts: Date;
  ends: Date;
}

const toAmount = (value: number | string): Minor => minor(Number(value));
const total = (column: AnyColumn) => sql`coalesce(sum(${column}), 0)::bigint`.mapWith(toAmount);

/**
 * Selects all orders of the day that the kitchen has seen (payments §6). Those that were refused are a condition of their
 * own, so that the planner can use both indexes: the one on slots leaves them out.
 */
const inDay = ({ restaurant_id, starts, ends }: DayOfOrders): SQL | undefined =>
  and(
    eq(orders.restaurant_id, restaurant_id),
    gte(orders.slot, starts),
    lt(orders.slot, ends),
    or(and(ne(orders.status, "refunded"), ne(orders.status, "unpaid")), and(eq(orders.status, "refunded"), wasSent)),
  );

/** Selects what counts as sold: everything except refused, cancelled and unpaid orders. */
const sold = (day: DayOfOrders): SQL | undefined =>
  and(
    eq(orders.restaurant_id, day.restaurant_id),
    gte(orders.slot, day.starts),
    lt(orders.slot, day.ends),
    ne(orders.status, "refunded"),
    ne(orders.status, "unpaid"),
  );

export interface DayRow {
  status: OrderStatus;
  mode: OrderMode;
  orders: number;
  subtotal: Minor;
  tax: Minor;
  tip: Minor;
  delivery_fee: Minor;
  total: Minor;
}

/** Returns the counts and amounts of a day, by state and mode. */
export const readDay = (db: Queryable, day: DayOfOrders): Promise<DayRow[]> =>
  db
    .select({
      status: orders.status,
      mode: orders.mode,
      orders: sql<number>`count(*)::int`,
      subtotal: total(orders.subtotal),
      tax: total(orders.tax),
      tip: total(orders.tip),
      delivery_fee: total(orders.delivery_fee),
      total: total(orders.total),
    })
    .from(orders)
    .where(inDay(day))
    .groupBy(orders.status, orders.mode);

export interface SoldRow {
  item_id: number | null;
  combo_id: number | null;
  name: Text;
  quantity: number;
  amount: Minor;
}

/** Returns the best sellers of a day, by item or combo, under their latest name. */
export const readSold = (db: Queryable, day: DayOfOrders, limit: number): Promise<SoldRow[]> => {
  const quantity = sql<number>`sum(${orderLines.quantity})::int`;
  return db
    .select({
      item_id: orderLines.item_id,
      combo_id: orderLines.combo_id,
      name: sql<Text>`(array_agg(${orderLines.name} order by ${orders.id} desc))[1]`,
      quantity,
      amount: sql`sum(${orderLines.price} - ${orderLines.discount})::bigint`.mapWith(toAmount),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(sold(day))
    .groupBy(orderLines.item_id, orderLines.combo_id)
    .orderBy(sql`${quantity} desc`, sql`${orderLines.item_id} nulls last`, orderLines.combo_id)
    .limit(limit);
};

/** Returns the average time from the preparation, or else the confirmation, until ready: in seconds, or null. */
export const readPreparation = async (db: Queryable, day: DayOfOrders): Promise<number | null> => {
  const reached = (status: OrderStatus) =>
    sql`min(${orderStatuses.date}) filter (where ${orderStatuses.status} = ${status})`;
  const one = db
    .select({
      seconds:
        sql<number>`extract(epoch from ${reached("ready")} - coalesce(${reached("preparing")}, ${reached("confirmed")}))`.as(
          "seconds",
        ),
    })
    .from(orders)
    .innerJoin(orderStatuses, eq(orderStatuses.order_id, orders.id))
    .where(and(sold(day), inArray(orderStatuses.status, ["confirmed", "preparing", "ready"])))
    .groupBy(orders.id)
    .as("one");
  const [row] = await db.select({ seconds: sql<number | null>`round(avg(${one.seconds}))::int` }).from(one);
  return row?.seconds ?? null;
};
