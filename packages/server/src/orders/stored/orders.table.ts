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
    /** Increases within the restaurant. */
    number: integer().notNull(),
    /** The client's key and a hash of the body first sent with it (orders §23). */
    idempotency_key: string().notNull(),
    request_hash: string().notNull(),
    status: string().$type<OrderStatus>().notNull(),
    mode: string().$type<OrderMode>().notNull(),
    date: date({ mode: "string" }).notNull(),
    time: string().notNull(),
    planned: boolean().notNull(),
    /** The start of the half hour whose capacity the order uses; for an order for now, the half hour of that moment. */
    slot: instant().notNull(),
    /** The number of items that the kitchen has to make. */
    dishes: integer().notNull(),
    subtotal: amount().notNull(),
    tax: amount().notNull(),
    /** true: the subtotal already includes the tax. */
    tax_included: boolean().notNull().default(false),
    /** The taxes by name, as the receipt shows them. */
    taxes: jsonb().$type<TaxPart[]>().notNull().default([]),
    /** What its offers took off; already deducted from the subtotal. */
    offers: jsonb().$type<Discount[]>().notNull().default([]),
    /** The restaurant's tax rules at that moment, which also apply to corrections; null: Québec's. */
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
    /** Increases with every change. */
    revision: integer().notNull(),
    date_creation: instant().notNull().default(now),
    /** When what only serving it needed was blanked (orders §45); null: it is still there. */
    served_blanked_at: instant(),
  },
  (t) => [
    uniqueIndex("orders_idempotency").on(t.account_id, t.idempotency_key),
    uniqueIndex("orders_number").on(t.restaurant_id, t.number),
    // For trends, which read recent orders. Rows are stored in order of creation, so a BRIN index costs an order next
    // to nothing. Without autosummarize, all rows since the last vacuum would be read each time.
    index("orders_moment").using("brin", t.date_creation).with({ autosummarize: true }),
    // The oldest orders that are still whole are looked for four times a day.
    index("orders_whole")
      .on(t.date_creation)
      .where(sql`${t.served_blanked_at} is null`),
    index("orders_account").on(t.account_id, t.id.desc().nullsFirst()),
    index("orders_kitchen").on(t.restaurant_id, t.status, t.id.desc().nullsFirst()),
    // A member's open orders are counted with every new order (`open_orders_of`).
    index("orders_open")
      .on(t.account_id, t.restaurant_id)
      .where(sql`${t.status} not in ('delivered', 'refunded')`),
    index("orders_slot")
      .on(t.restaurant_id, t.slot)
      .where(sql`${t.status} <> 'refunded'`),
    // The restaurant's list of its orders, by the days that they are for (management §48).
    index("orders_days").on(t.restaurant_id, t.slot.desc().nullsFirst(), t.id.desc().nullsFirst()),
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
    /** The item or combo as it was on the menu, with decimal amounts as on the wire. */
    item: jsonb().$type<MenuItem>(),
    combo: jsonb().$type<Combo>(),
    modifiers: jsonb().$type<PricedLine["modifiers"]>().notNull(),
    quantity: integer().notNull(),
    notes: string().notNull(),
    /** The allergens that the menu declared for the line and everything chosen with it. */
    allergens: string()
      .array()
      .$type<Allergen[]>()
      .notNull()
      .default(sql`'{}'`),
    /** What the kitchen gives instead, in the kitchen's words. */
    substitution: string(),
    /** Who at a shared table ordered it, by the name shown at the table. */
    diner: jsonb().$type<NonNullable<PricedLine["diner"]>>(),
    /**
     * That diner's account, if a member: their seat is deleted long before an erasure looks for it (accounts §41). Never
     * on the wire.
     */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    /** The taxed amounts of one unit, by item; null on old lines, whose unit price is taxed as that of the item. */
    tax_bases: jsonb().$type<TaxBase[]>(),
    unit_price: amount().notNull(),
    price: amount().notNull(),
    /** What offers took off the line: the subtotal of an order is the sum of its lines minus these. */
    discount: amount().notNull().default(minor(0)),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.position] }),
    index("order_lines_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
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
    /** In minutes; only for `delayed`. */
    delay: integer(),
    reason: string(),
    /** Who moved the order. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date: instant().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.position] }),
    // Missed tickets are searched for among recent moves.
    index("order_statuses_date").on(t.date),
    // What is due back is searched for among the orders that were called off lately.
    index("order_statuses_refunded")
      .on(t.date)
      .where(sql`${t.status} = 'refunded'`),
    index("order_statuses_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    check("order_statuses_status", oneOf(t.status, ORDER_STATUSES)),
    check("order_statuses_delay", sql`(${t.status} = 'delayed') = (${t.delay} is not null)`),
  ],
);

/** Which orders used a limited offer; counted under the restaurant's lock. */
export const offerUses = pgTable(
  "offer_uses",
  {
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** The offer's ref. */
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

/** The next order number of each kitchen; two orders of one restaurant queue for its row. */
export const orderCounters = pgTable("order_counters", {
  restaurant_id: integer()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: "cascade" }),
  last_number: integer().notNull(),
});

/** Baskets started and items added (orders §7): for the restaurant's statistics and for trends. */
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
    // Old rows are deleted by date.
    index("order_intents_date").on(t.date),
    index("order_intents_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    check("order_intents_kind", oneOf(t.kind, ["start", "add-item"])),
  ],
);
