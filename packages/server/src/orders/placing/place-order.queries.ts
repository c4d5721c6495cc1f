import { type OpenOrders, openSince } from "@tablee/domain/orders/open-orders";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { preparedFor } from "../../database/prepared.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import type { StoredLine } from "../stored/order-view.ts";
import { orderCounters, orderLines, orders, orderStatuses } from "../stored/orders.table.ts";

/** An order that does not have its id and number yet. */
export type NewOrder = Omit<typeof orders.$inferSelect, "id" | "number">;

const IDEMPOTENCY_INDEX = "orders_idempotency";

export interface PlacedOrder {
  id: number;
  number: number;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
}
/** Nothing was written, because the member has too many open orders. */
export interface Crowded {
  open: OpenOrders;
}

const list = (columns: readonly string[], of?: string) =>
  sql.raw(columns.map((column) => (of ? `${of}."${column}"` : `"${column}"`)).join(", "));
const { id: _id, number: _number, ...orderColumns } = getTableColumns(orders);
const ofOrder = Object.keys(orderColumns);
const { order_id: _order, ...lineColumns } = getTableColumns(orderLines);
const ofLine = Object.keys(lineColumns);

/**
 * One statement, and so one round trip and one transaction. It locks the restaurant at the revision that was priced,
 * counts the member's open orders, takes the kitchen's next number, and writes the order, its lines and the first row
 * of its history.
 *
 * Open orders are counted by a function that first takes the member's own lock. Because the function is volatile, it
 * then sees whatever was committed while it waited, which the statement itself does not.
 *
 * Orders of one kitchen queue for the restaurant's row (first come, first served), and every change of a menu, a stock
 * or a price updates that row: a change that was committed earlier is seen here as another revision, and a later one
 * waits. The values of the order are passed as JSON, so that the statement is the same for any number of lines and is
 * planned once per connection.
 */
const statementOf = preparedFor((db) => {
  const placeholder = sql.placeholder;
  const kitchen = db.$with("kitchen", { id: restaurants.id }).as(sql`
    select id from ${restaurants}
    where id = ${placeholder("restaurant_id")} and revision = ${placeholder("revision")}
    for no key update`);
  const room = db.$with("room", { id: sql<number>`id`, here: sql<number>`here`, in_all: sql<number>`in_all` }).as(sql`
    select kitchen.id, o.here, o.in_all, (o.here < ${placeholder("here")}::int and o.in_all < ${placeholder("in_all")}::int) as free
    from kitchen cross join lateral open_orders_of(${placeholder("account_id")}::int, kitchen.id, ${placeholder("open_since")}::timestamptz) o`);
  const counted = db.$with("counted", { last_number: orderCounters.last_number }).as(sql`
    insert into ${orderCounters} as c (restaurant_id, last_number) select id, 1 from room where free
    on conflict (restaurant_id) do update set last_number = c.last_number + 1
    returning last_number`);
  const placed = db.$with("placed", { id: orders.id }).as(sql`
    insert into ${orders} (number, ${list(ofOrder)})
    select counted.last_number, ${list(ofOrder, "o")}
    from counted, jsonb_populate_record(null::${orders}, ${placeholder("order")}::jsonb) o
    returning id, number, account_id`);
  const lines = db.$with("lines", {}).as(sql`
    insert into ${orderLines} (order_id, ${list(ofLine)})
    select placed.id, ${list(ofLine, "l")}
    from placed, jsonb_populate_recordset(null::${orderLines}, ${placeholder("lines")}::jsonb) l`);
  const opened = db.$with("opened", {}).as(sql`
    insert into ${orderStatuses} (order_id, position, status, account_id, date)
    select placed.id, 0, ${placeholder("status")}::text, placed.account_id, ${placeholder("date")}::timestamptz from placed`);
  return db
    .with(kitchen, room, counted, placed, lines, opened)
    .select({
      id: sql<number | null>`placed.id`,
      number: sql<number>`placed.number`,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
      avatar_url: accounts.avatar_url,
      here: sql<number>`room.here`,
      in_all: sql<number>`room.in_all`,
    })
    .from(room)
    .leftJoin(placed, sql`true`)
    .leftJoin(accounts, eq(accounts.id, sql`placed.account_id`))
    .prepare("place_order");
});

/**
 * Writes an order that was checked against `revision` of the restaurant. Returns null, with nothing written, if the
 * restaurant has changed since; returns the numbers of open orders if the member may have no more of them. Throws a
 * violation of `orders_idempotency` if the key has already been used.
 */
export const insertOrder = async (
  db: Queryable,
  revision: number,
  order: NewOrder,
  lines: readonly StoredLine[],
  limits: OpenOrders,
): Promise<PlacedOrder | Crowded | null> => {
  const [row] = await statementOf(db).execute({
    restaurant_id: order.restaurant_id,
    revision,
    account_id: order.account_id,
    ...limits,
    open_since: openSince(order.date_creation).toISOString(),
    order: JSON.stringify(order),
    lines: JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
    status: order.status,
    date: order.date_creation.toISOString(),
  });
  if (!row) return null;
  const { here, in_all, id, number, first_name, last_name, avatar_url } = row;
  // A row without an id or a member means that the order was not written.
  return id === null || first_name === null || last_name === null
    ? { open: { here, in_all } }
    : { id, number, first_name, last_name, avatar_url };
};

/**
 * Counts a member's unpaid orders at a restaurant. `open_orders_of` takes the member's own lock first, so in a
 * transaction nobody can add to them.
 */
export const countUnpaid = async (tx: Queryable, account_id: number, restaurant_id: number): Promise<number> => {
  await tx.execute(sql`select 1 from open_orders_of(${account_id}::int, ${restaurant_id}::int, now())`);
  const mine = and(eq(orders.account_id, account_id), eq(orders.restaurant_id, restaurant_id));
  // As the index of open orders says it, which this then reads.
  const isOpen = sql`${orders.status} not in ('delivered', 'refunded')`;
  return tx.$count(orders, and(mine, isOpen, eq(orders.status, "unpaid")));
};

/** Locks a restaurant until the transaction ends: nobody can change its menu, and nobody else can place an order. */
export const lockRestaurant = async (tx: Queryable, restaurant_id: number): Promise<void> => {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, restaurant_id))
    .for("no key update");
};

/**
 * Locks a restaurant at a known revision; returns false, without a lock, if it has changed since. Later reads in the
 * transaction see every order placed before, because whoever places one holds this lock until it is written.
 */
export const lockAtRevision = async (tx: Queryable, restaurant_id: number, revision: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurant_id), eq(restaurants.revision, revision)))
    .for("no key update");
  return rows.length > 0;
};

/** Whether a write failed because its member has already used the idempotency key. */
export const isKeyUsed = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === "object" && cause !== null && "constraint" in cause && cause.constraint === IDEMPOTENCY_INDEX;
};
