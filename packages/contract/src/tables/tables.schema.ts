import { LINE_PROBLEM_CODES } from "@tablee/domain/orders/line/line-problem";
import { DINER_DOINGS, TABLE_CLOSINGS } from "@tablee/domain/tables/table";
import * as z from "zod";
import { Discount } from "../orders/order-totals.schema.ts";
import { OrderLine } from "../orders/orders.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { CurrencyCode, Id, ImageUrl, Instant, LongId, Money } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** A code as it is in an address or as somebody typed it; the server decides what it opens. */
export const TableCode = Words(60);

/** A diner at the table. The `id` is valid for this sitting only. */
export const TableUser = z.object({
  id: z.uuid(),
  /** What the table and the kitchen call this diner, unique at the table. */
  name: z.string(),
  /** The name without the number that distinguishes equal names. Last names are never shown. */
  first_name: z.string(),
  /** Whether the diner has joined with an account; only such a diner can place the order. */
  member: z.boolean(),
  avatar_url: ImageUrl.nullable(),
  /** Opened the table, and may remove lines of others. */
  opener: z.boolean(),
  /** Is connected on some device. */
  present: z.boolean(),
  /** Has left the table. */
  left: z.boolean(),
  /** What the others see this diner doing; null for nothing in particular. */
  doing: z.enum(DINER_DOINGS).nullable(),
  /**
   * The sum of this diner's lines after discounts and before tax. `total` includes the tax and, once ordered, the tip
   * that goes with them. The parts of all diners add up to the table's amounts.
   */
  subtotal: Money,
  total: Money,
});
export type TableUser = z.infer<typeof TableUser>;

/** A line of the table's basket as it would be ordered, with the server's prices. */
export const TableItem = z.object({
  id: z.uuid(),
  /** The diner that it belongs to. */
  user_id: z.uuid(),
  line: OrderLine,
  name: Text,
  unit_price: Money,
  price: Money,
  /** What currently prevents it from being ordered; empty if nothing does. */
  problems: z.array(z.object({ code: z.enum(LINE_PROBLEM_CODES), data: z.record(z.string(), z.unknown()) })),
});
export type TableItem = z.infer<typeof TableItem>;

/** The whole state of a sitting (tables §1). */
export const TableState = z.object({
  /** Identifies the sitting; an order sends it as `table_session`. */
  session: z.uuid(),
  restaurant_id: Id,
  name: z.string(),
  status: z.enum(["open", "closed"]),
  closed_by: z.enum(TABLE_CLOSINGS).nullable(),
  /** The order, once it is placed. */
  order: z
    .object({
      id: LongId,
      number: z.int(),
      user_id: z.uuid().nullable().describe("Who placed it"),
      to_pay: z.boolean().describe("It still waits for its online payment, and the kitchen has not seen it"),
      called_off: z.boolean().describe("Nobody makes it: it was cancelled, refused or not paid in time"),
    })
    .nullable(),
  /** Increases with every change: of two states of one session, the one with the larger revision is newer. */
  revision: z.int(),
  users: z.array(TableUser),
  items: z.array(TableItem),
  /** The discounts of offers that need no code; once ordered, all discounts of the order. */
  discounts: z.array(Discount),
  subtotal: Money,
  /** The tip of the order; until then it is unknown. */
  tip: Money,
  tax: Money,
  /** As in an order. */
  tax_included: z.boolean(),
  total: Money,
  currency: CurrencyCode,
});
export type TableState = z.infer<typeof TableState>;

/**
 * What a code opens. `table` is the current sitting, or null if nobody has joined yet. A caller who has not joined with
 * an account sees no portraits and no notes of others to the kitchen.
 */
export const OpenedTable = z.object({
  restaurant_id: Id,
  name: z.string(),
  /** As it is printed. */
  code: z.string(),
  table: TableState.nullable(),
});
export type OpenedTable = z.infer<typeof OpenedTable>;

/** A table as the restaurant's staff see it. */
export const KitchenTable = z.object({
  id: Id,
  restaurant_id: Id,
  name: z.string(),
  /** The content of its QR code is `path` on this host. Both are null while the table is out of service. */
  code: z.string().nullable(),
  path: z.string().nullable(),
  in_service: z.boolean(),
  /** When the code was created. */
  rotated_at: Instant,
  /** How many have joined the current sitting; null if there is none. */
  users: z.int().nullable(),
  /** The current sitting, to be named when it is ended; null if there is none. */
  sitting: z.uuid().nullable(),
});
export type KitchenTable = z.infer<typeof KitchenTable>;
