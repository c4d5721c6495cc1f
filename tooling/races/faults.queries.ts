import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import type { Database } from "@tablee/server/database/open-database";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { notificationOf, TRANSITIONS } from "@tablee/domain/orders/order-transitions";

interface StoredOrder {
  id: number;
  restaurant_id: number;
  key: string;
  status: OrderStatus;
  revision: number;
  subtotal: number;
  tax: number;
  tip: number;
  delivery_fee: number;
  total: number;
  lines: { position: number; quantity: number; unit_price: number; price: number }[];
  history: { position: number; status: OrderStatus; reason: string | null }[];
  told: string[];
  corrections: { total_before: number; total_after: number }[];
}

const ORDERS = `
  select o.id, o.restaurant_id, o.account_id || ' ' || o.idempotency_key as key, o.status, o.revision,
    o.subtotal, o.tax, o.tip, o.delivery_fee, o.total,
    coalesce((select jsonb_agg(to_jsonb(l) order by l.position) from order_lines l where l.order_id = o.id), '[]') as lines,
    coalesce((select jsonb_agg(to_jsonb(s) order by s.position) from order_statuses s where s.order_id = o.id), '[]')
      as history,
    coalesce((select jsonb_agg(n.type order by n.id) from notifications n where (n.json ->> 'order_id')::int = o.id), '[]')
      as told,
    coalesce((select jsonb_agg(to_jsonb(c) order by c.id) from order_corrections c where c.order_id = o.id), '[]')
      as corrections
  from orders o order by o.id`;

const NUMBERS = `
  select r.id, c.last_number, coalesce(array_agg(o.number order by o.number) filter (where o.id is not null), '{}') as numbers
  from restaurants r left join orders o on o.restaurant_id = r.id left join order_counters c on c.restaurant_id = r.id
  group by r.id, c.last_number`;

const SITTINGS = `
  select s.id, s.closed_by, s.order_id, count(*) over (partition by s.order_id) as of_order,
    (select count(*)::int from order_lines l where l.order_id = s.order_id) as ordered,
    (select count(*)::int from table_lines l where l.session_id = s.id) as lines
  from table_sessions s`;

/** Orders of kitchens with a webhook for every event, with what was recorded for them. */
const TOLD = `
  select o.id, o.revision, (select count(*)::int from webhook_events e where e.order_id = o.id) as events,
    (select count(*)::int from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.order_id = o.id)
      as deliveries
  from orders o where o.restaurant_id in (select restaurant_id from webhook_endpoints)`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What is wrong with one order. It verifies the tables' check constraints by a different formulation. */
function faultsOfOrder(order: StoredOrder): string[] {
  const { lines, history, told, status, revision, subtotal, tax, tip, delivery_fee, total, corrections } = order;
  const path = history.map((step) => step.status);
  const legal = path.every((to, at) => (at === 0 ? to === "new" : TRANSITIONS[path[at - 1] ?? "new"].includes(to)));
  const due = history.flatMap((step) => notificationOf(step.status, step.reason === CANCELLED_BY_DINER) ?? []);
  const wrong: [string, boolean][] = [
    ["has no lines", lines.length === 0],
    // Only a correction may remove lines.
    ["lacks a line", lines.some(({ position }, at) => position !== at) && corrections.length === 0],
    ["has a line that is not its parts", lines.some((line) => line.price !== line.unit_price * line.quantity)],
    ["is not the sum of its lines", subtotal !== sum(lines.map(({ price }) => price))],
    ["does not add up", total !== subtotal + tax + tip + delivery_fee],
    ["is taxed wrongly", tax !== Math.round((subtotal * 14_975) / 100_000)],
    ["has a hole in its history", history.length === 0 || history.some(({ position }, at) => position !== at)],
    [`went a way that there is not (${path.join(" ")})`, !legal],
    [`is ${status} where its history says ${path.at(-1)}`, status !== path.at(-1)],
    [
      `has revision ${revision} after ${path.length} states and ${corrections.length} corrections`,
      revision !== path.length + corrections.length,
    ],
    ["became dearer by a correction", corrections.some((one) => one.total_after > one.total_before)],
    [
      "is not what its corrections made of it",
      corrections.some(({ total_after }, at) => total_after !== (corrections[at + 1]?.total_before ?? total)),
    ],
    [`told its diner ${told.join(" ")} after ${path.join(" ")}`, told.join() !== due.join()],
  ];
  return wrong.flatMap(([what, is]) => (is ? [`Order ${order.id} ${what}`] : []));
}

/**
 * Everything that must always be true of the orders and tables in a database, whatever has happened; empty if it is. It
 * looks for: two orders with one key, a partial order, a number that is missing or used twice, a status without its
 * history, missing or superfluous notifications and announcements, a table that was ordered but is still open.
 */
export async function faultsOf(database: Database): Promise<string[]> {
  const { rows: orders } = await database.query<StoredOrder>(ORDERS);
  const { rows: kitchens } = await database.query<{ id: number; last_number: number | null; numbers: number[] }>(
    NUMBERS,
  );
  const { rows: sittings } = await database.query<Record<string, number | string | null>>(SITTINGS);
  const { rows: told } = await database.query<Record<"id" | "revision" | "events" | "deliveries", number>>(TOLD);
  const keys = orders.map(({ key }) => key);
  return [
    ...orders.flatMap(faultsOfOrder),
    ...keys.flatMap((key, at) => (keys.indexOf(key) === at ? [] : [`The key ${key} has two orders`])),
    ...kitchens.flatMap(({ id, last_number, numbers }) =>
      numbers.every((number, at) => number === at + 1) && (last_number ?? 0) === numbers.length
        ? []
        : [`Restaurant ${id} counted to ${last_number} and gave ${numbers.join()}`],
    ),
    ...told.flatMap(({ id, revision, events, deliveries }) =>
      events === revision && deliveries === revision
        ? []
        : [`Order ${id} with revision ${revision} was announced by ${events} events and ${deliveries} deliveries`],
    ),
    ...sittings.flatMap(({ id, closed_by, order_id, of_order, ordered, lines }) => {
      if (closed_by !== "order") return order_id === null ? [] : [`Sitting ${id} is open and ordered`];
      return Number(of_order) === 1 && ordered === lines ? [] : [`Sitting ${id} is not what was ordered`];
    }),
  ];
}

/** The orders of a restaurant, oldest first. */
export async function ordersOf(database: Database, restaurant_id: number): Promise<StoredOrder[]> {
  const { rows } = await database.query<StoredOrder>(ORDERS);
  return rows.filter((order) => order.restaurant_id === restaurant_id);
}
