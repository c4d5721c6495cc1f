import { type Language, LANGUAGES } from "@tablee/domain/language/text";
import {
  AUTO_PRINTS,
  type AutoPrint,
  PRINT_FAULTS,
  PRINT_REASONS,
  PRINT_STATES,
  type PrinterColumns,
  type PrintFault,
  type PrintReason,
  type PrintState,
} from "@tablee/domain/kitchen/printer";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  serial,
  text as string,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { orders } from "../../orders/stored/orders.table.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** The network printers of a restaurant. */
export const printers = pgTable(
  "printers",
  {
    id: serial().primaryKey(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    name: string().notNull(),
    /** A name or an address, as staff wrote it; what it resolves to is checked on every connection. */
    host: string().notNull(),
    port: integer().notNull(),
    columns: integer().$type<PrinterColumns>().notNull(),
    /** The language of its tickets. */
    language: string().$type<Language>().notNull(),
    auto_print: string().$type<AutoPrint>().notNull(),
    /** Orders that reached the state earlier are not printed automatically. */
    auto_since: instant().notNull(),
  },
  (t) => [
    uniqueIndex("printers_address").on(t.restaurant_id, t.host, t.port),
    check("printers_language", oneOf(t.language, LANGUAGES)),
    check("printers_auto_print", oneOf(t.auto_print, AUTO_PRINTS)),
    check("printers_port", sql`${t.port} between 1 and 65535`),
  ],
);

/** All tickets requested, and what became of them. */
export const printJobs = pgTable(
  "print_jobs",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    printer_id: integer()
      .notNull()
      .references(() => printers.id, { onDelete: "cascade" }),
    /** null: a test page. */
    order_id: bigint({ mode: "number" }).references(() => orders.id, { onDelete: "cascade" }),
    reason: string().$type<PrintReason>().notNull(),
    state: string().$type<PrintState>().notNull(),
    /** How often it was tried. */
    attempts: integer().notNull().default(0),
    fault: string().$type<PrintFault>(),
    /** Who asked for it; null if it was printed automatically. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    date_creation: instant().notNull(),
    /** The deadline for tries; after it the ticket has failed. */
    due_at: instant().notNull(),
    started_at: instant(),
  },
  (t) => [
    // At most one automatic ticket per order and printer, whichever process was first.
    uniqueIndex("print_jobs_once")
      .on(t.printer_id, t.order_id)
      .where(sql`${t.reason} in ('new', 'confirmed')`),
    index("print_jobs_open")
      .on(t.due_at)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index("print_jobs_printer").on(t.printer_id, t.id.desc().nullsFirst()),
    index("print_jobs_order").on(t.order_id),
    index("print_jobs_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    // Old rows are deleted by date.
    index("print_jobs_date").on(t.date_creation),
    check("print_jobs_reason", oneOf(t.reason, PRINT_REASONS)),
    check("print_jobs_state", oneOf(t.state, PRINT_STATES)),
    check("print_jobs_fault", oneOf(t.fault, PRINT_FAULTS)),
    check("print_jobs_order_or_test", sql`(${t.order_id} is null) = (${t.reason} = 'test')`),
  ],
);
