import type { LineModifier } from "@tablee/domain/orders/line/order-line";
import { DINER_DOINGS, type DinerDoing, TABLE_CLOSINGS, type TableClosing } from "@tablee/domain/tables/table";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text as string,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";
import { orders } from "../orders/stored/orders.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

/** The tables that a restaurant has, each with the secret that its code is signed with. */
export const restaurantTables = pgTable(
  "restaurant_tables",
  {
    id: serial().primaryKey(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    name: string().notNull(),
    /** 256 random bits; another one makes every code that was printed worthless. */
    secret: string().notNull(),
    rotated_at: instant().notNull(),
    /** Out of service: whatever its code, it opens nothing. */
    closed_at: instant(),
  },
  (t) => [uniqueIndex("restaurant_tables_name").on(t.restaurant_id, sql`lower(${t.name})`)],
);

/** A sitting: the basket that a table shares until it is ordered. At most one of a table is open. */
export const tableSessions = pgTable(
  "table_sessions",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    guid: uuid().notNull().unique(),
    table_id: integer()
      .notNull()
      .references(() => restaurantTables.id, { onDelete: "cascade" }),
    /** Counts up with every change of what the table sees. */
    revision: integer().notNull().default(0),
    opened_at: instant().notNull(),
    /** When a diner last did something; coming and going of connections is nothing. */
    changed_at: instant().notNull(),
    closed_at: instant(),
    closed_by: string().$type<TableClosing>(),
    order_id: bigint({ mode: "number" }).references(() => orders.id, { onDelete: "cascade" }),
  },
  (t) => [
    uniqueIndex("table_sessions_open")
      .on(t.table_id)
      .where(sql`${t.closed_at} is null`),
    index("table_sessions_table").on(t.table_id),
    index("table_sessions_closed").on(t.closed_at),
    index("table_sessions_order").on(t.order_id),
    check("table_sessions_closed_by", oneOf(t.closed_by, TABLE_CLOSINGS)),
    check("table_sessions_closing", sql`(${t.closed_at} is null) = (${t.closed_by} is null)`),
    check("table_sessions_ordered", sql`(${t.closed_by} is not distinct from 'order') = (${t.order_id} is not null)`),
  ],
);

const session = () =>
  bigint({ mode: "number" })
    .notNull()
    .references(() => tableSessions.id, { onDelete: "cascade" });

/** Who is at a sitting: by an account, by a nickname and a key that the device keeps, or by both. */
export const tableDiners = pgTable(
  "table_diners",
  {
    id: uuid().primaryKey(),
    session_id: session(),
    /** In the order in which they came. */
    position: integer().notNull(),
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the key, hexadecimal. */
    key_hash: string(),
    name: string().notNull(),
    opener: boolean().notNull(),
    left_at: instant(),
    /** What the others may see this diner do. */
    doing: string().$type<DinerDoing>(),
  },
  (t) => [
    index("table_diners_member")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    uniqueIndex("table_diners_account").on(t.session_id, t.account_id),
    uniqueIndex("table_diners_key").on(t.session_id, t.key_hash),
    uniqueIndex("table_diners_name").on(t.session_id, sql`lower(${t.name})`),
    uniqueIndex("table_diners_opener")
      .on(t.session_id)
      .where(sql`${t.opener}`),
    check("table_diners_doing", oneOf(t.doing, DINER_DOINGS)),
    check("table_diners_known", sql`${t.account_id} is not null or ${t.key_hash} is not null`),
  ],
);

const diner = () =>
  uuid()
    .notNull()
    .references(() => tableDiners.id, { onDelete: "cascade" });

/** The basket, line by line. */
export const tableLines = pgTable(
  "table_lines",
  {
    session_id: session(),
    /** Made by the device that added it. */
    id: uuid().notNull(),
    diner_id: diner(),
    /** The revision with which it came: the order in which lines were added. */
    position: integer().notNull(),
    type: string().$type<"item" | "combo">().notNull(),
    item_id: integer(),
    combo_id: integer(),
    modifiers: jsonb().$type<LineModifier[]>().notNull(),
    quantity: integer().notNull(),
    notes: string().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.session_id, t.id] }),
    index("table_lines_diner").on(t.diner_id),
    check("table_lines_quantity", sql`${t.quantity} between 1 and 25`),
    check(
      "table_lines_type",
      sql`case ${t.type} when 'item' then ${t.item_id} is not null and ${t.combo_id} is null
      when 'combo' then ${t.combo_id} is not null and ${t.item_id} is null else false end`,
    ),
  ],
);

/** Changes that were made, by the name that the device gave them: sent again, they are not made again. */
export const tableOperations = pgTable(
  "table_operations",
  {
    session_id: session(),
    op_id: uuid().notNull(),
    /** The line that it was about. */
    line_id: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.op_id] })],
);

/** Which sockets, of whichever process, are at a table for whom. A process says of its own that they still are. */
export const tablePresences = pgTable(
  "table_presences",
  {
    socket_id: string().primaryKey(),
    session_id: session(),
    diner_id: diner(),
    seen_at: instant().notNull(),
  },
  (t) => [
    index("table_presences_session").on(t.session_id),
    index("table_presences_diner").on(t.diner_id),
    index("table_presences_seen").on(t.seen_at),
  ],
);
