import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { amount, instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { orders } from "./orders.table.ts";

const PAYMENT_STATES = ["open", "paid", "closed"] as const;

/**
 * The online payment of an order, one for each order. Nobody is led to a checkout that is not written here, so an order
 * without one has not been paid.
 */
export const orderPayments = pgTable(
  "order_payments",
  {
    order_id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** `closed`: it cannot be paid any more, and never was. */
    state: text().$type<(typeof PAYMENT_STATES)[number]>().notNull(),
    amount: amount().notNull(),
    /** The service's ids: of what leads to the payment, and of the payment once it was made. */
    checkout: text(),
    payment: text(),
    date_creation: instant().notNull(),
    paid_at: instant(),
  },
  (t) => [
    uniqueIndex("order_payments_checkout").on(t.checkout),
    index("order_payments_payment")
      .on(t.payment)
      .where(sql`${t.payment} is not null`),
    // What is left to do, among all payments ever.
    index("order_payments_open")
      .on(t.date_creation)
      .where(sql`${t.state} = 'open'`),
    check("order_payments_state", oneOf(t.state, PAYMENT_STATES)),
    check("order_payments_amount", sql`${t.amount} >= 0`),
    check(
      "order_payments_paid",
      sql`(${t.state} = 'paid') = (${t.payment} is not null) and (${t.payment} is null) = (${t.paid_at} is null)`,
    ),
  ],
);

/** What is to be paid back of a payment, and has been once the service has given it an id. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orderPayments.order_id, { onDelete: "cascade" }),
    amount: amount().notNull(),
    /** The service's id; null: not accepted yet. */
    refund: text(),
    date_creation: instant().notNull(),
  },
  (t) => [
    index("order_refunds_order").on(t.order_id),
    index("order_refunds_open")
      .on(t.date_creation)
      .where(sql`${t.refund} is null`),
    check("order_refunds_amount", sql`${t.amount} > 0`),
  ],
);
