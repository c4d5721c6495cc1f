import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { and, desc, eq, exists, getTableColumns, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";
import { orderPayments, orderRefunds } from "./order-payments.table.ts";
import { orderCorrections } from "./order-corrections.table.ts";
import type { CorrectionRecord, OrderRecord, StatusRecord, StoredLine } from "./order-view.ts";
import { orders, orderLines, orderStatuses } from "./orders.table.ts";

const { idempotency_key: _key, request_hash: _hash, ...orderColumns } = getTableColumns(orders);
const { id, name, address, phone_number, logo_image_path, cover_image_path, timezone, latitude, longitude } =
  getTableColumns(restaurants);

/** The lines of the order that the statement reads; none where it reads no order. */
export const linesOfOrder = sql<StoredLine[]>`(
  select coalesce(jsonb_agg(to_jsonb(l) - '{order_id,account_id}'::text[] order by l.position), '[]')
  from ${orderLines} l where l.order_id = ${orders.id}
)`;
/** The history of the order that the statement reads, in a row or a subquery named `orders`. */
export const statusesOfOrder = sql<StatusRecord[]>`(
  select coalesce(jsonb_agg(to_jsonb(s) - 'order_id' order by s.position), '[]')
  from ${orderStatuses} s where s.order_id = ${orders.id}
)`;
const correctionsOfOrder = sql<CorrectionRecord[]>`(
  select coalesce(jsonb_agg(to_jsonb(c) - 'order_id' order by c.id), '[]')
  from ${orderCorrections} c where c.order_id = ${orders.id}
)`;

const balanceOfOrder = sql<OrderRecord["balance"]>`(
  select jsonb_build_object('paid', p.amount, 'refunded', (
    select coalesce(sum(r.amount), 0) from ${orderRefunds} r where r.order_id = p.order_id))
  from ${orderPayments} p where p.order_id = ${orders.id} and p.state = 'paid'
)`;

/** Selects whole orders, newest first, in one statement, so that an order's status and history are consistent. */
const selectOrders = (db: Queryable, where: SQL | undefined, limit: number): Promise<OrderRecord[]> =>
  db
    .select({
      order: orderColumns,
      restaurant: {
        id,
        name,
        address,
        phone_number,
        logo_image_path,
        cover_image_path,
        timezone,
        latitude,
        longitude,
      },
      diner: { first_name: accounts.first_name, last_name: accounts.last_name, avatar_url: accounts.avatar_url },
      lines: linesOfOrder,
      statuses: statusesOfOrder,
      corrections: correctionsOfOrder,
      balance: balanceOfOrder,
    })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurant_id))
    .innerJoin(accounts, eq(accounts.id, orders.account_id))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);

export const readOrder = async (db: Queryable, order_id: number): Promise<OrderRecord | null> =>
  (await selectOrders(db, eq(orders.id, order_id), 1))[0] ?? null;

/** Which orders to list: whose, in which states, and from where on. */
export interface OrdersOf {
  account_id?: number;
  restaurant_id?: number;
  statuses: readonly OrderStatus[];
  /** Only orders that the kitchen has seen (payments §6). */
  sent?: boolean;
  /** Only orders placed since then. */
  since?: Date | null;
  /** Only ids below this one. */
  before: number | null;
  limit: number;
}

/** Whether the kitchen has ever seen an order (payments §6). */
export const wasSent = exists(
  sql`(select from ${orderStatuses} s where s.order_id = "orders"."id" and s.status = 'new')`,
);

export const listOrders = (db: Queryable, of: OrdersOf): Promise<OrderRecord[]> =>
  selectOrders(
    db,
    and(
      of.account_id === undefined ? undefined : eq(orders.account_id, of.account_id),
      of.restaurant_id === undefined ? undefined : eq(orders.restaurant_id, of.restaurant_id),
      inArray(orders.status, [...of.statuses]),
      of.sent ? wasSent : undefined,
      of.since ? gte(orders.date_creation, of.since) : undefined,
      of.before === null ? undefined : lt(orders.id, of.before),
    ),
    of.limit,
  );

/** Returns the order that a member placed with a key, and the hash of the body sent with it. */
export const orderOfKey = async (
  db: Queryable,
  account_id: number,
  key: string,
): Promise<{ id: number; request_hash: string } | null> => {
  const [row] = await db
    .select({ id: orders.id, request_hash: orders.request_hash })
    .from(orders)
    .where(and(eq(orders.account_id, account_id), eq(orders.idempotency_key, key)));
  return row ?? null;
};

/** Returns who an order belongs to, and whether its kitchen has seen it: that decides who may follow or print it. */
export const ownersOfOrder = async (
  db: Queryable,
  order_id: number,
): Promise<{
  account_id: number;
  restaurant_id: number;
  status: OrderStatus;
  date_creation: Date;
  sent: boolean;
} | null> => {
  const { account_id, restaurant_id, status, date_creation } = orders;
  const [row] = await db
    .select({ account_id, restaurant_id, status, date_creation, sent: sql<boolean>`${wasSent}` })
    .from(orders)
    .where(eq(orders.id, order_id));
  return row ?? null;
};

/** Returns the restaurants of those of these orders that are not the member's own. */
export const restaurantsOfOthers = async (
  db: Queryable,
  order_ids: readonly number[],
  account_id: number,
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: orders.restaurant_id })
    .from(orders)
    .where(and(sql`${orders.id} = any(${sql.param([...order_ids])}::bigint[])`, ne(orders.account_id, account_id)));
  return rows.map((row) => row.id);
};
