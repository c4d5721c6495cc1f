import type { Text } from "@tablee/domain/language/text";
import type { BusinessDay } from "@tablee/domain/kitchen/business-day";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { type SQL, sql } from "drizzle-orm";
import { notStanding } from "../../accounts/stored/standing.queries.ts";
import type { Queryable } from "../../database/open-database.ts";

/**
 * A restaurant and the business days that its orders are grouped by, according to the half hour that they are for.
 * Amounts are in minor units.
 */
export interface Asked {
  restaurant_id: number;
  days: readonly BusinessDay[];
}

type Row = Record<string, unknown>;

const rowsOf = async <Shape extends Row>(db: Queryable, query: SQL): Promise<Shape[]> =>
  // Both drivers return rows, but the library's types do not express what they have in common.
  (await (db.execute(query) as unknown as Promise<{ rows: Shape[] }>)).rows;

const dayRows = ({ days }: Asked): SQL => sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
  as d(date text, starts timestamptz, ends timestamptz)`;

/** What counts as sold: neither refused or cancelled, nor waiting for payment. */
const isSold = sql`o.status <> 'refunded' and o.status <> 'unpaid'`;
const inPeriod = ({ restaurant_id, days }: Asked): SQL => sql`o.restaurant_id = ${restaurant_id}
  and o.slot >= ${days[0]?.starts.toISOString()}::timestamptz and o.slot < ${days.at(-1)?.ends.toISOString()}::timestamptz`;

export interface DayFigures extends Row {
  date: string;
  orders: number;
  subtotal: number;
  tax: number;
  tip: number;
  delivery_fee: number;
  total: number;
  preparation_seconds: number | null;
  prepared: number;
}

const sum = (column: string): SQL =>
  sql`coalesce(sum(o.${sql.identifier(column)}), 0)::float8 as ${sql.identifier(column)}`;

/** One row per day, even if nothing was sold; the average seconds of preparation, and how many orders it averages. */
export const readDays = (db: Queryable, asked: Asked): Promise<DayFigures[]> =>
  rowsOf(
    db,
    sql`select d.date, count(o.id)::int as orders, ${sum("subtotal")}, ${sum("tax")}, ${sum("tip")},
      ${sum("delivery_fee")}, ${sum("total")},
      avg(p.seconds)::float8 as preparation_seconds, count(p.seconds)::int as prepared
    from ${dayRows(asked)}
    left join orders o on o.restaurant_id = ${asked.restaurant_id} and o.slot >= d.starts and o.slot < d.ends and ${isSold}
    left join lateral (
      select extract(epoch from min(s.date) filter (where s.status = 'ready')
        - coalesce(min(s.date) filter (where s.status = 'preparing'), min(s.date) filter (where s.status = 'confirmed'))) as seconds
      from order_statuses s where s.order_id = o.id
    ) p on true
    group by d.date order by d.date`,
  );

export const readHours = (db: Queryable, asked: Asked, timezone: string) =>
  rowsOf<{ hour: number; orders: number; total: number }>(
    db,
    sql`select extract(hour from o.slot at time zone ${timezone})::int as hour, count(*)::int as orders, ${sum("total")}
    from orders o where ${inPeriod(asked)} and ${isSold} group by 1 order by 1`,
  );

export const readModes = (db: Queryable, asked: Asked) =>
  rowsOf<{ mode: OrderMode; orders: number; total: number }>(
    db,
    sql`select o.mode, count(*)::int as orders, ${sum("total")}
    from orders o where ${inPeriod(asked)} and ${isSold} group by o.mode order by total desc, o.mode`,
  );

export const readSources = (db: Queryable, asked: Asked, most: number) =>
  rowsOf<{ source: string; orders: number; total: number }>(
    db,
    sql`select o.source, count(*)::int as orders, ${sum("total")}
    from orders o where ${inPeriod(asked)} and ${isSold} group by o.source order by total desc, o.source limit ${most}`,
  );

/** Every dish that was sold, the one that sold most first. */
const soldDishes = (
  asked: Asked,
): SQL => sql`select l.item_id, l.combo_id, (array_agg(l.name order by o.id desc))[1] as name,
      sum(l.quantity)::int as quantity, sum(l.price - l.discount)::float8 as amount,
      sum(l.discount)::float8 as discount
    from orders o join order_lines l on l.order_id = o.id
    where ${inPeriod(asked)} and ${isSold}
    group by l.item_id, l.combo_id order by quantity desc, l.item_id nulls last, l.combo_id`;

export const readDishes = (db: Queryable, asked: Asked, most: number) =>
  rowsOf<{
    item_id: number | null;
    combo_id: number | null;
    name: Text;
    quantity: number;
    amount: number;
    discount: number;
  }>(db, sql`${soldDishes(asked)} limit ${most}`);

/** What was sold of the dishes after the first ones; null if there are no more. */
export const readOtherDishes = async (db: Queryable, asked: Asked, after: number) => {
  const [row] = await rowsOf<{ quantity: number; amount: number; discount: number }>(
    db,
    sql`select sum(quantity)::int as quantity, sum(amount)::float8 as amount, sum(discount)::float8 as discount
    from (${soldDishes(asked)} offset ${after}) others having count(*) > 0`,
  );
  return row ?? null;
};

/** Taxes by name, in the order of receipts; tax of orders that stored no names comes last, without a name. */
export const readTaxes = (db: Queryable, asked: Asked) =>
  rowsOf<{ name: Text | null; amount: number }>(
    db,
    sql`with sold as (select o.tax, o.taxes from orders o where ${inPeriod(asked)} and ${isSold}),
    named as (
      select t.part -> 'name' as name, sum((t.part ->> 'amount')::bigint)::float8 as amount, min(t.line) as line
      from sold, lateral jsonb_array_elements(sold.taxes) with ordinality as t(part, line) group by 1
    )
    select name, amount from (
      select name, amount, line from named
      union all
      select null, sum(tax)::float8, null from sold where jsonb_array_length(taxes) = 0 having sum(tax) <> 0
    ) every order by line nulls last, amount desc`,
  );

export const readRefunded = async (db: Queryable, asked: Asked): Promise<{ orders: number; total: number }> => {
  const [row] = await rowsOf<{ orders: number; total: number }>(
    db,
    sql`select count(*)::int as orders, ${sum("total")} from orders o
    where ${inPeriod(asked)} and o.status = 'refunded' and exists (
      select 1 from order_statuses s where s.order_id = o.id and s.status = 'new'
    )`,
  );
  return row ?? { orders: 0, total: 0 };
};

/**
 * Public discoveries of the restaurant that were published in the period, with what their dish sold in the 14 days
 * before and after. Those of members who asked to be deleted are shown to nobody (accounts §41).
 */
export const readDiscoveries = (db: Queryable, asked: Asked, most: number) =>
  rowsOf<{
    id: number;
    name: Text;
    date: string | Date;
    likes: number;
    sold_before: number | null;
    sold_after: number | null;
  }>(
    db,
    sql`with seen as (
      select r.id, r.name, r.likes, r.item_id, coalesce(r.published_at, r.date_creation) as date
      from recommendations r
      where r.restaurant_id = ${asked.restaurant_id} and r.status = 'approved' and r.visibility = 'public'
        and r.account_id not in (${notStanding})
        and coalesce(r.published_at, r.date_creation) >= ${asked.days[0]?.starts.toISOString()}::timestamptz
        and coalesce(r.published_at, r.date_creation) < ${asked.days.at(-1)?.ends.toISOString()}::timestamptz
      order by date desc, r.id desc limit ${most}
    )
    select seen.id, seen.name, seen.date, seen.likes,
      case when seen.item_id is null then null else coalesce(around.before, 0) end::int as sold_before,
      case when seen.item_id is null then null else coalesce(around.after, 0) end::int as sold_after
    from seen
    left join lateral (
      select sum(l.quantity) filter (where o.slot < seen.date) as before,
        sum(l.quantity) filter (where o.slot >= seen.date) as after
      from orders o join order_lines l on l.order_id = o.id and l.item_id = seen.item_id
      where o.restaurant_id = ${asked.restaurant_id} and ${isSold}
        and o.slot >= seen.date - interval '14 days' and o.slot < seen.date + interval '14 days'
    ) around on true
    order by seen.date desc, seen.id desc`,
  );
