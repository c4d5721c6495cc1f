import { READY_REASONS } from "@tablee/domain/kitchen/ready-reasons";
import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { PAYMENT_REASONS } from "@tablee/domain/payments/payment";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { orderCorrections } from "../../orders/stored/order-corrections.table.ts";
import { orderLines, orders, orderStatuses } from "../../orders/stored/orders.table.ts";
import { restaurantTables, tableDiners } from "../../tables/tables.table.ts";
import { webhookEvents } from "../../webhooks/webhooks.table.ts";

/** The label that a diner typed for staff is erased; the name of a table of the restaurant tells nothing about anybody. */
const registeredTable = sql`(
  select t.name from ${restaurantTables} t where t.restaurant_id = ${orders.restaurant_id} and t.name = ${orders.table}
)`;

/** Reasons that say nothing about the diner; all others are somebody's words. A repeated cancellation looks for its code. */
const REASON_CODES = [CANCELLED_BY_DINER, ...PAYMENT_REASONS, ...READY_REASONS];

const NO_WORDS = sql`'{"substitution_before": null, "substitution_after": null}'::jsonb`;

/** The corrections of an order, without the words that the kitchen wrote to its diner. */
const wordless = sql`(
  select coalesce(jsonb_agg(line || ${NO_WORDS} order by at), '[]')
  from jsonb_array_elements(${orderCorrections.lines}) with ordinality as l(line, at)
)`;

/** The same about the lines of one member in an order of a table. */
const wordlessAbout = (account_id: number) => sql`(
  select coalesce(jsonb_agg(case when exists (
    select 1 from order_lines of where of.account_id = ${account_id} and of.id::text = line ->> 'line_id'
  ) then line || ${NO_WORDS} else line end order by at), '[]')
  from jsonb_array_elements(${orderCorrections.lines}) with ordinality as l(line, at)
)`;

/**
 * Orders stay with their restaurant: what was eaten and paid, and by which source they came, without anybody's name,
 * phone number or address, and without what the diner and the kitchen wrote to each other.
 */
export const eraseFromOrders = async (tx: Queryable, account_id: number): Promise<void> => {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.account_id, account_id));
  await tx
    .update(orders)
    .set({
      delivery: sql`case when ${orders.delivery} is null then null else '{"address": ""}'::jsonb end`,
      spot: sql`case when ${orders.spot} is null then null else '' end`,
      table: registeredTable,
    })
    .where(eq(orders.account_id, account_id));
  // Also the events of other members' orders: they name who ordered each line at the table, with the notes.
  const shared = tx.select({ id: orderLines.order_id }).from(orderLines).where(eq(orderLines.account_id, account_id));
  for (const ids of [own, shared]) await tx.delete(webhookEvents).where(inArray(webhookEvents.order_id, ids));
  await tx.update(orderLines).set({ notes: "", substitution: null }).where(inArray(orderLines.order_id, own));
  await tx.update(orderCorrections).set({ lines: wordless }).where(inArray(orderCorrections.order_id, own));
  await tx
    .update(orderStatuses)
    .set({ reason: null })
    .where(and(inArray(orderStatuses.order_id, own), notInArray(orderStatuses.reason, REASON_CODES)));
  await tx
    .update(orderCorrections)
    .set({ lines: wordlessAbout(account_id) })
    .where(inArray(orderCorrections.order_id, shared));
  await eraseFromTables(tx, account_id);
};

/** What the member ordered at a shared table, in whosever order it is. */
const eraseFromTables = async (tx: Queryable, account_id: number): Promise<void> => {
  await tx
    .update(orderLines)
    .set({
      diner: sql`jsonb_set(${orderLines.diner}, '{name}', '""')`,
      notes: "",
      substitution: null,
      account_id: null,
    })
    .where(eq(orderLines.account_id, account_id));
  await tx.delete(tableDiners).where(eq(tableDiners.account_id, account_id));
};
