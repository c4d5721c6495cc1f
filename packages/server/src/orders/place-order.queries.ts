import { eq, getTableColumns, sql } from "drizzle-orm";
import { accounts } from "../accounts/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { restaurants } from "../restaurants/restaurants.table.ts";
import type { StoredLine } from "./order-view.ts";
import { orderCounters, orderLines, orders, orderStatuses } from "./orders.table.ts";

/** An order that has yet to get its id and its number. */
export type NewOrder = Omit<typeof orders.$inferSelect, "id" | "number">;

export interface PlacedOrder {
  id: number;
  number: number;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
}

const names = (columns: readonly { name: string }[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql.raw(", "),
  );
const { id: _id, number: _number, ...given } = getTableColumns(orders);
const orderColumns = names(Object.values(given));
const { order_id: _order, ...ofLine } = getTableColumns(orderLines);
const lineColumns = names(Object.values(ofLine));

/**
 * One statement, and so one round trip and one transaction: locks the restaurant at the revision that was priced,
 * takes the kitchen's next number, writes the order, its lines and the first row of its history.
 *
 * The restaurant's row is what orders of one kitchen queue at (first come, first served) and what every change of
 * a menu, a stock or a price updates: a change that was committed before is seen here as another revision, one
 * that comes later waits. The order's own numbers come as JSON, because then the statement is the same for any
 * number of lines and is planned once for each connection.
 */
const prepare = (db: Queryable) => {
  const placeholder = sql.placeholder;
  const kitchen = db.$with("kitchen", { id: restaurants.id }).as(sql`
    select id from ${restaurants}
    where id = ${placeholder("restaurant_id")} and revision = ${placeholder("revision")}
    for no key update`);
  const counted = db.$with("counted", { last_number: orderCounters.last_number }).as(sql`
    insert into ${orderCounters} as c (restaurant_id, last_number) select id, 1 from kitchen
    on conflict (restaurant_id) do update set last_number = c.last_number + 1
    returning last_number`);
  const placed = db.$with("placed", { id: orders.id, number: orders.number }).as(sql`
    insert into ${orders} (number, ${orderColumns})
    select counted.last_number, ${orderColumns}
    from counted, jsonb_populate_record(null::orders, ${placeholder("order")}::jsonb)
    returning id, number, account_id`);
  const lines = db.$with("lines", {}).as(sql`
    insert into ${orderLines} (order_id, ${lineColumns})
    select placed.id, ${names(Object.values(ofLine).map(({ name }) => ({ name })))}
    from placed, jsonb_populate_recordset(null::order_lines, ${placeholder("lines")}::jsonb)`);
  const opened = db.$with("opened", {}).as(sql`
    insert into ${orderStatuses} (order_id, position, status, account_id, date)
    select placed.id, 0, ${placeholder("status")}, placed.account_id, ${placeholder("date")}::timestamptz from placed`);
  return db
    .with(kitchen, counted, placed, lines, opened)
    .select({
      id: sql<number>`placed.id`,
      number: sql<number>`placed.number`,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
      avatar_url: accounts.avatar_url,
    })
    .from(placed)
    .innerJoin(accounts, eq(accounts.id, sql`placed.account_id`))
    .prepare("place_order");
};
