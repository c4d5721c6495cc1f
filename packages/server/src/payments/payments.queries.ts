import { and, eq, getTableColumns, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { Minor } from "@tablee/domain/money/minor";
import type { RecordedRefund, RefundChanges } from "@tablee/domain/payments/made-refunds";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { orderCorrections } from "../orders/stored/order-corrections.table.ts";
import { orders, orderStatuses } from "../orders/stored/orders.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { orderPayments, orderRefunds } from "../orders/stored/order-payments.table.ts";

export type OrderPayment = typeof orderPayments.$inferSelect;

const { id, guid, number, account_id, status, total, currency, date_creation } = getTableColumns(orders);
const { restaurant_id, date, time, planned, min_time, max_time } = getTableColumns(orders);
const whenever = { date, time, planned, min_time, max_time };
const ofOrder = { id, guid, number, restaurant_id, account_id, status, ...whenever, total, currency, date_creation };

/**
 * Locks an order until the transaction ends. Everything about a payment happens under this lock, so it is decided
 * together with moves and corrections.
 */
export const lockPayable = async (tx: Queryable, order_id: number) => {
  const [row] = await tx
    .select({ ...ofOrder, restaurant: restaurants.name })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurant_id))
    .where(eq(orders.id, order_id))
    .for("update", { of: orders });
  return row ?? null;
};
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof lockPayable>>>;

export const readPayment = async (db: Queryable, order_id: number): Promise<OrderPayment | null> =>
  (await db.select().from(orderPayments).where(eq(orderPayments.order_id, order_id)))[0] ?? null;

/** What has become of an order and its payment. null: no order has this guid, or nobody was asked to pay for it. */
export const readPaymentByGuid = async (db: Queryable, order_guid: string) => {
  const { order_id, state, checkout, date_creation: begun } = orderPayments;
  const [row] = await db
    .select({ order_id, state, checkout, status, begun })
    .from(orders)
    .innerJoin(orderPayments, eq(order_id, id))
    .where(eq(guid, order_guid));
  return row ?? null;
};

/** Writes the payment of a locked order unless it has one, and returns what it has. */
export const beginPayment = async (
  tx: Queryable,
  payment: Pick<OrderPayment, "order_id" | "state" | "amount" | "date_creation">,
): Promise<OrderPayment> => {
  await tx.insert(orderPayments).values(payment).onConflictDoNothing();
  return onlyRow(await tx.select().from(orderPayments).where(eq(orderPayments.order_id, payment.order_id)));
};

/**
 * Writes down the checkout of a payment that can still be made, unless another one was quicker. Returns the payment as it
 * now is.
 */
export const noteCheckout = async (db: Queryable, order_id: number, checkout: string): Promise<OrderPayment | null> => {
  await db
    .update(orderPayments)
    .set({ checkout })
    .where(and(isOpen(order_id), isNull(orderPayments.checkout)));
  return readPayment(db, order_id);
};

const isOpen = (order_id: number) => and(eq(orderPayments.order_id, order_id), eq(orderPayments.state, "open"));

/** Closes a payment that nobody has made. */
export const closePayment = (tx: Queryable, order_id: number) =>
  tx.update(orderPayments).set({ state: "closed" }).where(isOpen(order_id));

/** Closes a payment to which nobody has been led. */
export const closeUnbegun = (tx: Queryable, order_id: number) =>
  tx
    .update(orderPayments)
    .set({ state: "closed" })
    .where(and(isOpen(order_id), isNull(orderPayments.checkout)));

/** Records that the payment of a locked order was made; returns false if that is known already. */
export const notePaid = async (
  tx: Queryable,
  order_id: number,
  paid: { payment: string; amount: Minor; paid_at: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(orderPayments)
    .set({ state: "paid", ...paid })
    .where(and(eq(orderPayments.order_id, order_id), ne(orderPayments.state, "paid")))
    .returning({ order_id: orderPayments.order_id });
  return rows.length > 0;
};

/** What a locked order costs, and what was paid for it and is or will be paid back; null: nothing was paid online. */
export const readBalance = async (tx: Queryable, order_id: number) => {
  const [row] = await tx
    .select({
      status: orders.status,
      total: orders.total,
      paid: orderPayments.amount,
      refunded: sql<Minor>`(
        select coalesce(sum(r.amount), 0)::int from ${orderRefunds} r where r.order_id = ${order_id}
      )`,
    })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.order_id))
    .where(and(eq(orderPayments.order_id, order_id), eq(orderPayments.state, "paid")));
  return row ?? null;
};

export const insertRefund = async (
  tx: Queryable,
  refund: { order_id: number; amount: Minor; date_creation: Date },
): Promise<number> => onlyRow(await tx.insert(orderRefunds).values(refund).returning({ id: orderRefunds.id })).id;

/** A refund with what it is paid back from. */
export const readRefund = async (db: Queryable, refund_id: number) => {
  const [row] = await db
    .select({
      amount: orderRefunds.amount,
      refund: orderRefunds.refund,
      payment: orderPayments.payment,
    })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.order_id, orderRefunds.order_id))
    .where(eq(orderRefunds.id, refund_id));
  return row ?? null;
};

export const noteRefund = (db: Queryable, refund_id: number, refund: string) =>
  db.update(orderRefunds).set({ refund }).where(eq(orderRefunds.id, refund_id));

/** The order that a checkout of the payment service is for. */
export const readOrderOf = async (db: Queryable, checkout: string): Promise<number | null> => {
  const where = eq(orderPayments.checkout, checkout);
  const [row] = await db.select({ order_id: orderPayments.order_id }).from(orderPayments).where(where);
  return row?.order_id ?? null;
};

/** The order that a payment, by the service's id, was made for. */
export const readOrderOfPayment = async (db: Queryable, payment: string): Promise<number | null> => {
  const where = eq(orderPayments.payment, payment);
  const [row] = await db.select({ order_id: orderPayments.order_id }).from(orderPayments).where(where);
  return row?.order_id ?? null;
};

/** The service's id of an order's payment; null: it has not been made. */
export const readPaymentOf = async (db: Queryable, order_id: number): Promise<string | null> =>
  (await readPayment(db, order_id))?.payment ?? null;

/** The refunds of a locked order. */
export const readRefunds = (tx: Queryable, order_id: number): Promise<RecordedRefund[]> =>
  tx
    .select({ id: orderRefunds.id, amount: orderRefunds.amount, refund: orderRefunds.refund })
    .from(orderRefunds)
    .where(eq(orderRefunds.order_id, order_id))
    .orderBy(orderRefunds.id);

/** Changes the record of a locked order's refunds. */
export const writeRefunds = async (
  tx: Queryable,
  order_id: number,
  { added, changed, removed }: RefundChanges,
  at: Date,
): Promise<void> => {
  if (removed.length > 0) await tx.delete(orderRefunds).where(inArray(orderRefunds.id, removed));
  for (const { id: refund_id, amount, refund } of changed) {
    await tx.update(orderRefunds).set({ amount, refund }).where(eq(orderRefunds.id, refund_id));
  }
  const rows = added.map((one) => ({ ...one, order_id, date_creation: at }));
  if (rows.length > 0) await tx.insert(orderRefunds).values(rows);
};

/** Counts a change of a locked order that is no move, so that whoever shows it takes it for newer. */
export const countChange = (tx: Queryable, order_id: number) =>
  tx
    .update(orders)
    .set({ revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, order_id));

/** Orders that still wait for a payment, placed before a moment: their job was lost, or has given up. */
export const listForgottenUnpaid = async (db: Queryable, before: Date, most: number): Promise<number[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, "unpaid"), lt(orders.date_creation, before)))
    .orderBy(orders.id)
    .limit(most);
  return rows.map((row) => row.id);
};

/** Orders that are called off, and whose payment, of between two moments, is still open: nobody has closed it yet. */
export const listUnclosed = async (db: Queryable, since: Date, before: Date, most: number): Promise<number[]> => {
  const { date_creation: begun } = orderPayments;
  const rows = await db
    .select({ id: orders.id })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.order_id))
    .where(and(eq(orderPayments.state, "open"), eq(orders.status, "refunded"), gte(begun, since), lt(begun, before)))
    .orderBy(orders.id)
    .limit(most);
  return rows.map((row) => row.id);
};

/**
 * Paid orders of which something is to be paid back that nobody has recorded, although they were called off or corrected
 * since a moment: a host without this code moved them. Every host writes that history with the order itself, and what is
 * due changes in no other way; all payments ever would be too many to ask about.
 */
export const listUnrecordedRefunds = async (db: Queryable, since: Date, most: number): Promise<number[]> => {
  const changed = db
    .select({ order_id: orderStatuses.order_id })
    .from(orderStatuses)
    .where(and(eq(orderStatuses.status, "refunded"), gte(orderStatuses.date, since)))
    .union(
      db
        .select({ order_id: orderCorrections.order_id })
        .from(orderCorrections)
        .where(gte(orderCorrections.date, since)),
    );
  const recorded = sql`(select coalesce(sum(r.amount), 0) from ${orderRefunds} r where r.order_id = ${orders.id})`;
  const costs = sql`case when ${orders.status} = 'refunded' then 0 else ${orders.total} end`;
  const rows = await db
    .select({ id: orders.id })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.order_id))
    .where(
      and(
        inArray(orderPayments.order_id, changed),
        eq(orderPayments.state, "paid"),
        sql`${orderPayments.amount} - ${recorded} > ${costs}`,
      ),
    )
    .orderBy(orders.id)
    .limit(most);
  return rows.map((row) => row.id);
};

/** Refunds that the service has not accepted, between two moments, and their orders. */
export const listOpenRefunds = (db: Queryable, since: Date, before: Date, most: number) => {
  const { refund, order_id, date_creation: due } = orderRefunds;
  return db
    .select({ id: orderRefunds.id, order_id })
    .from(orderRefunds)
    .where(and(isNull(refund), gte(due, since), lt(due, before)))
    .orderBy(orderRefunds.id)
    .limit(most);
};
