import type { Combo, MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Delivery, PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Allergen } from "@tablee/domain/menus/menu";
import type { Tax } from "@tablee/domain/menus/tax";
import { CURRENCIES, type Currency, minor } from "@tablee/domain/money/minor";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { ORDER_STATUSES, type OrderStatus } from "@tablee/domain/orders/order-status";
import type { Discount } from "@tablee/domain/orders/offers/offers-on";
import type { TaxBase, TaxPart } from "@tablee/domain/orders/tax/taxes-on";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text as string,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { amount, instant, now, text } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

export const orders = pgTable(
  "orders",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    guid: uuid().notNull().unique(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    /** Counts up within the restaurant. */
    number: integer().notNull(),
    /** The client's key and a hash of what it was first sent with (orders §23). */
    idempotency_key: string().notNull(),
    request_hash: string().notNull(),
    status: string().$type<OrderStatus>().notNull(),
    mode: string().$type<OrderMode>().notNull(),
    date: date({ mode: "string" }).notNull(),
    time: string().notNull(),
    planned: boolean().notNull(),
    /** The start of the half hour whose capacity it takes up (that of its moment, where it is for now). */
    slot: instant().notNull(),
    /** How many items the kitchen has to make. */
    dishes: integer().notNull(),
    subtotal: amount().notNull(),
    tax: amount().notNull(),
    /** true: the subtotal holds the tax already. */
    tax_included: boolean().notNull().default(false),
    /** By name, as the receipt shows them. */
    taxes: jsonb().$type<TaxPart[]>().notNull().default([]),
    /** What its offers took off; the subtotal is without it. */
    offers: jsonb().$type<Discount[]>().notNull().default([]),
    /** How the restaurant taxed at that moment, by which a correction is taxed too; null: Québec's. */
    tax_rules: jsonb().$type<Tax>(),
    tip: amount().notNull(),
    delivery_fee: amount().notNull(),
    total: amount().notNull(),
    currency: string().$type<Currency>().notNull(),
    source: string().notNull(),
    table: string(),
    delivery: jsonb().$type<Delivery>(),
    min_time: instant().notNull(),
    max_time: instant().notNull(),
    /** When the diner first said "I'm here", and where. */
    arrived_at: instant(),
    spot: string(),
    /** Counts up with every change. */
    revision: integer().notNull(),
    date_creation: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("orders_idempotency").on(t.account_id, t.idempotency_key),
    uniqueIndex("orders_number").on(t.restaurant_id, t.number),
    // What was ordered of late, for trends: rows lie in the order in which they came, so that placing writes nothing more.
    index("orders_moment").using("brin", t.date_creation),
    index("orders_account").on(t.account_id, t.id.desc().nullsFirst()),
    index("orders_kitchen").on(t.restaurant_id, t.status, t.id.desc().nullsFirst()),
    // What a member has open is counted with every order (`open_orders_of`).
    index("orders_open")
      .on(t.account_id, t.restaurant_id)
      .where(sql`${t.status} not in ('delivered', 'refunded')`),
    index("orders_slot")
      .on(t.restaurant_id, t.slot)
      .where(sql`${t.status} <> 'refunded'`),
    check("orders_status", oneOf(t.status, ORDER_STATUSES)),
    check("orders_mode", oneOf(t.mode, ORDER_MODES)),
    check("orders_currency", oneOf(t.currency, CURRENCIES)),
    check("orders_arrival", sql`(${t.arrived_at} is null) = (${t.spot} is null)`),
    check("orders_amounts", sql`${t.subtotal} >= 0 and ${t.tax} >= 0 and ${t.tip} >= 0 and ${t.delivery_fee} >= 0`),
    check(
      "orders_total",
      sql`${t.total} = ${t.subtotal} + case when ${t.tax_included} then 0 else ${t.tax} end + ${t.tip} + ${t.delivery_fee}`,
    ),
  ],
);

/** Lines as they were when placed: texts and prices are copies (orders §25). */
export const orderLines = pgTable(
  "order_lines",
  {
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    id: uuid().notNull(),
    type: string().$type<"item" | "combo">().notNull(),
    item_id: integer(),
    combo_id: integer(),
    name: text().notNull(),
    image_url: string(),
    /** The item or combo as it stood on the menu, with the amounts of the wire. */
    item: jsonb().$type<MenuItem>(),
    combo: jsonb().$type<Combo>(),
    modifiers: jsonb().$type<PricedLine["modifiers"]>().notNull(),
    quantity: integer().notNull(),
    notes: string().notNull(),
    /** What the menu declared of it and of all that was chosen with it. */
    allergens: string()
      .array()
      .$type<Allergen[]>()
      .notNull()
      .default(sql`'{}'`),
    /** What the kitchen gives in its place, in the kitchen's words. */
    substitution: string(),
    /** Who at a shared table had it, by the name that the table knew. */
    diner: jsonb().$type<NonNullable<PricedLine["diner"]>>(),
    /** What one unit bears tax on, by item; null: the item alone, or nothing in particular. */
    tax_bases: jsonb().$type<TaxBase[]>(),
    unit_price: amount().notNull(),
    price: amount().notNull(),
    /** What offers took off it: the lines of an order add up to its subtotal without this. */
    discount: amount().notNull().default(minor(0)),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.position] }),
    check("order_lines_type", oneOf(t.type, ["item", "combo"])),
    check("order_lines_quantity", sql`${t.quantity} between 1 and 25`),
    check("order_lines_price", sql`${t.price} = ${t.unit_price} * ${t.quantity}`),
    check("order_lines_discount", sql`${t.discount} between 0 and ${t.price}`),
  ],
);

/** The history of states; written in the transaction that moves the order. */
export const orderStatuses = pgTable(
  "order_statuses",
  {
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    status: string().$type<OrderStatus>().notNull(),
    /** Minutes, for delayed. */
    delay: integer(),
    reason: string(),
    /** Who moved it. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date: instant().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.position] }),
    // Tickets that were missed are looked for among what has just happened.
    index("order_statuses_date").on(t.date),
    index("order_statuses_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    check("order_statuses_status", oneOf(t.status, ORDER_STATUSES)),
    check("order_statuses_delay", sql`(${t.status} = 'delayed') = (${t.delay} is not null)`),
  ],
);

/** Which orders had an offer that only so many may have: counted under the lock of the restaurant. */
export const offerUses = pgTable(
  "offer_uses",
  {
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Of the offer. */
    ref: string().notNull(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.ref] }),
    index("offer_uses_offer").on(t.restaurant_id, t.ref),
    index("offer_uses_account").on(t.account_id),
  ],
);

/** The next order number of each kitchen; its row is what two orders of one restaurant queue at. */
export const orderCounters = pgTable("order_counters", {
  restaurant_id: integer()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: "cascade" }),
  last_number: integer().notNull(),
});

/** Baskets begun and items added (orders §7): for the restaurant's statistics and for trends. */
export const orderIntents = pgTable(
  "order_intents",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: string().$type<"start" | "add-item">().notNull(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    item_id: integer(),
    combo_id: integer(),
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date: instant().notNull().default(now),
  },
  (t) => [
    index("order_intents_restaurant").on(t.restaurant_id, t.date),
    // What is old is deleted.
    index("order_intents_date").on(t.date),
    index("order_intents_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    check("order_intents_kind", oneOf(t.kind, ["start", "add-item"])),
  ],
);
