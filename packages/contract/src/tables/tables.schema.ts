import { LINE_PROBLEM_CODES } from "@tablee/domain/orders/line/line-problem";
import { DINER_DOINGS, TABLE_CLOSINGS } from "@tablee/domain/tables/table";
import * as z from "zod";
import { Discount, OrderLine } from "../orders/orders.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { CurrencyCode, Id, ImageUrl, Instant, LongId, Money } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** A code as it stands in an address or as somebody typed it; what it opens the server says. */
export const TableCode = Words(60);

/** Somebody at the table. `id` is of this sitting alone. */
export const TableUser = z.object({
  id: z.uuid(),
  /** What the table and the kitchen call this diner: no two at a table have the same. */
  name: z.string(),
  /** Without the number that tells two of one name apart. Nobody's last name is told. */
  first_name: z.string(),
  /** Is there with an account: only such a diner places the order. */
  member: z.boolean(),
  avatar_url: ImageUrl.nullable(),
  /** The one who opened the table: may take out lines of others. */
  opener: z.boolean(),
  /** Is there now, on some device. */
  present: z.boolean(),
  /** Has said goodbye. */
  left: z.boolean(),
  /** What the others may see this diner do; null: nothing in particular. */
  doing: z.enum(DINER_DOINGS).nullable(),
  /**
   * Of this diner's lines without what offers took off them, before tax; `total` with the tax, and of what was ordered the
   * tip, that goes with them. The totals of all add up.
   */
  subtotal: Money,
  total: Money,
});
export type TableUser = z.infer<typeof TableUser>;

/** A line of the table's basket, as it would be ordered, priced by the server's menu. */
export const TableItem = z.object({
  id: z.uuid(),
  /** Whose it is. */
  user_id: z.uuid(),
  line: OrderLine,
  name: Text,
  unit_price: Money,
  price: Money,
  /** What the menu of this moment has against it; empty where it can be ordered. */
  problems: z.array(z.object({ code: z.enum(LINE_PROBLEM_CODES), data: z.record(z.string(), z.unknown()) })),
});
export type TableItem = z.infer<typeof TableItem>;

/** The whole state of a sitting (tables §1). */
export const TableState = z.object({
  /** Names the sitting; place sends it as `table_session`. */
  session: z.uuid(),
  restaurant_id: Id,
  name: z.string(),
  status: z.enum(["open", "closed"]),
  closed_by: z.enum(TABLE_CLOSINGS).nullable(),
  /** What was ordered, once it is. */
  order: z.object({ id: LongId, number: z.int(), user_id: z.uuid().nullable().describe("Who placed it") }).nullable(),
  /** Counts up with every change: of two states of one session the one with the larger revision is the newer. */
  revision: z.int(),
  users: z.array(TableUser),
  items: z.array(TableItem),
  /** What offers take off, that need no code; of what was ordered, all that were off. */
  discounts: z.array(Discount),
  subtotal: Money,
  /** Of what was ordered; until then nobody has said. */
  tip: Money,
  tax: Money,
  /** As of an order. */
  tax_included: z.boolean(),
  total: Money,
  currency: CurrencyCode,
});
export type TableState = z.infer<typeof TableState>;

/**
 * What a code opens. `table`: the sitting that is under way, null where nobody has joined yet. Whoever does not sit
 * there with an account sees no portraits and not what others have written to the kitchen.
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
  /** What to print as a QR code: `path` of this host. Both null while the table is out of service. */
  code: z.string().nullable(),
  path: z.string().nullable(),
  in_service: z.boolean(),
  /** When the code was made. */
  rotated_at: Instant,
  /** How many have joined the sitting that is under way; null where there is none. */
  users: z.int().nullable(),
});
export type KitchenTable = z.infer<typeof KitchenTable>;
