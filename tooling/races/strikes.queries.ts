import type { Database, Db } from "@tablee/server/database/open-database";
import { sql } from "drizzle-orm";

/** The name of the product's processes in PostgreSQL's list of connections. */
export const HOST_NAME = "raced";

/** Resolves once a statement in this database waits for a lock. */
export async function untilSomebodyWaits(database: Database): Promise<void> {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1";
  while ((await database.query(waiting)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
}

/**
 * Ends a random connection of one of the product's processes, as a failing server would; returns false if there is
 * none.
 */
export async function endSomeConnection(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ done: boolean }>(
    `select pg_terminate_backend(pid) as done from pg_stat_activity
     where datname = current_database() and application_name = $1 order by random() limit 1`,
    [HOST_NAME],
  );
  return rows[0]?.done === true;
}

/** From now on the key of each order is announced on the channel `placed` when it is committed. */
export async function tellWhatIsPlaced(database: Database): Promise<void> {
  await database.query(`create function tell_placed() returns trigger language plpgsql as
    $$ begin perform pg_notify('placed', new.idempotency_key); return null; end $$`);
  await database.query("create trigger tell_placed after insert on orders for each row execute function tell_placed()");
}

/** Locks a restaurant while `work` runs, as a change of its menu does; orders there must wait. */
export const holdingKitchen = (db: Db, restaurant_id: number, work: () => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from restaurants where id = ${restaurant_id} for update`);
    await work();
  });

/** Changes an item's price as an import does: the restaurant's revision changes with it. */
export async function priceAt(database: Database, item_id: number, minor: number): Promise<void> {
  await database.query(
    `with item as (update menu_items set price = $2 where id = $1 returning restaurant_id)
     update restaurants r set revision = revision + 1 from item where r.id = item.restaurant_id`,
    [item_id, minor],
  );
}

/**
 * Adds a webhook for all of a kitchen's events. With the default address nobody answers, so the deliveries stay
 * pending.
 */
export async function announceTo(
  database: Database,
  restaurant_id: number,
  origin = "https://till.example",
): Promise<void> {
  await database.query("insert into webhook_origins (restaurant_id, origin, date_creation) values ($1, $2, now())", [
    restaurant_id,
    origin,
  ]);
  await database.query(
    `insert into webhook_endpoints (restaurant_id, url, events, active, secret, date_creation)
     values ($1, $2 || '/orders', '{order.placed,order.status_changed}', true, 'secret', now())`,
    [restaurant_id, origin],
  );
}

/**
 * While no process is running: makes the work that dead processes had claimed available again, as happens after half a
 * minute.
 */
export async function endClaims(database: Database): Promise<void> {
  await database.query("update webhook_deliveries set claimed_until = now() where claimed_until is not null");
  await database.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}

/** Makes delayed deliveries due now. */
export async function hurryDeliveries(database: Database): Promise<void> {
  await database.query(
    `update pgboss.job set start_after = now()
     where name = 'webhook-deliveries' and state in ('created', 'retry') and start_after > now()`,
  );
}

/** The number of deliveries that are pending or have failed. */
export async function undelivered(database: Database): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    "select count(*)::int n from webhook_deliveries where status <> 'delivered'",
  );
  return rows[0]?.n ?? 0;
}
