import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { DinerDoing, TableBasket, TableClosing, TableLine } from "@tablee/domain/tables/table";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Db, Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import type { OrderRecord, StoredLine } from "../orders/stored/order-view.ts";
import { linesOfOrder } from "../orders/stored/orders.queries.ts";
import { orders } from "../orders/stored/orders.table.ts";
import { LOST } from "./presence.queries.ts";
import {
  restaurantTables,
  tableDiners,
  tableLines,
  tableOperations,
  tablePresences,
  tableSessions,
} from "./tables.table.ts";

export interface DinerRecord {
  id: string;
  account_id: number | null;
  key_hash: string | null;
  name: string;
  opener: boolean;
  left: boolean;
  present: boolean;
  doing: DinerDoing | null;
  first_name: string | null;
  avatar_url: string | null;
}

type LineRow = Omit<typeof tableLines.$inferSelect, "session_id" | "position">;

/** The order of a sitting, with the lines and amounts that the kitchen has. */
export type SittingOrder = Pick<
  OrderRecord["order"],
  | "id"
  | "number"
  | "account_id"
  | "status"
  | "offers"
  | "tax_rules"
  | "subtotal"
  | "tax"
  | "tax_included"
  | "tip"
  | "delivery_fee"
  | "total"
  | "currency"
> & { lines: StoredLine[] };

/** A complete sitting, read by one statement. */
export interface SittingRecord {
  id: number;
  guid: string;
  table_id: number;
  restaurant_id: number;
  name: string;
  revision: number;
  changed_at: Date;
  closed_by: TableClosing | null;
  /** What the table ordered, as it stands now. */
  order: SittingOrder | null;
  diners: DinerRecord[];
  lines: TableLine[];
  /** The line changed by the operation in question; null if that operation has not been applied. */
  done: string | null;
}

const lineOf = ({ id, diner_id, type, item_id, combo_id, modifiers, quantity, notes }: LineRow): TableLine => {
  const body = { modifiers, quantity, notes };
  const line: OrderLine =
    type === "item" ? { type, item_id: item_id ?? 0, ...body } : { type, combo_id: combo_id ?? 0, ...body };
  return { id, diner_id, line };
};

/** Selects a complete sitting. Prepared once per connection, because it runs with every change of every table. */
const selectSitting = (db: Db) => {
  const op_id = sql.placeholder("op_id");
  const diners = sql<DinerRecord[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', d.id, 'account_id', d.account_id, 'key_hash', d.key_hash, 'name', d.name, 'opener', d.opener,
      'left', d.left_at is not null, 'doing', d.doing, 'first_name', a.first_name, 'avatar_url', a.avatar_url,
      'present', exists(select 1 from ${tablePresences} p where p.diner_id = d.id and p.seen_at > ${LOST})
    ) order by d.position), '[]')
    from ${tableDiners} d left join ${accounts} a on a.id = d.account_id where d.session_id = table_sessions.id
  )`;
  const lines = sql<LineRow[]>`(
    select coalesce(jsonb_agg(to_jsonb(l) order by l.position, l.id), '[]')
    from ${tableLines} l where l.session_id = table_sessions.id
  )`;
  const done = sql<string | null>`(
    select o.line_id from ${tableOperations} o where o.session_id = table_sessions.id and o.op_id = ${op_id}::uuid
  )`;
  return db
    .select({
      id: tableSessions.id,
      guid: tableSessions.guid,
      table_id: tableSessions.table_id,
      restaurant_id: restaurantTables.restaurant_id,
      name: restaurantTables.name,
      revision: tableSessions.revision,
      changed_at: tableSessions.changed_at,
      closed_by: tableSessions.closed_by,
      order: {
        id: orders.id,
        number: orders.number,
        account_id: orders.account_id,
        status: orders.status,
        offers: orders.offers,
        tax_rules: orders.tax_rules,
        subtotal: orders.subtotal,
        tax: orders.tax,
        tax_included: orders.tax_included,
        tip: orders.tip,
        delivery_fee: orders.delivery_fee,
        total: orders.total,
        currency: orders.currency,
      },
      ordered_lines: linesOfOrder,
      diners,
      lines,
      done,
    })
    .from(tableSessions)
    .innerJoin(restaurantTables, eq(restaurantTables.id, tableSessions.table_id))
    .leftJoin(orders, eq(orders.id, tableSessions.order_id));
};

const sittingById = preparedFor((db) =>
  selectSitting(db)
    .where(eq(tableSessions.id, sql.placeholder("id")))
    .prepare("table_sitting_by_id"),
);
const sittingByGuid = preparedFor((db) =>
  selectSitting(db)
    .where(eq(tableSessions.guid, sql.placeholder("guid")))
    .prepare("table_sitting_by_guid"),
);

/**
 * Reads a complete sitting, and whether an operation has been applied; null if there is no such sitting, or it ended
 * long ago.
 */
export const readSitting = async (
  db: Queryable,
  by: { id: number } | { guid: string },
  op_id: string | null = null,
): Promise<SittingRecord | null> => {
  const [row] =
    "id" in by
      ? await sittingById(db).execute({ id: by.id, op_id })
      : await sittingByGuid(db).execute({ guid: by.guid, op_id });
  if (!row) return null;
  const { order, ordered_lines, lines, ...sitting } = row;
  return { ...sitting, order: order && { ...order, lines: ordered_lines }, lines: lines.map(lineOf) };
};

/**
 * Locks a sitting until the transaction ends. Only later statements see its current state: a statement that itself
 * waits for a lock does not see what was committed while it waited.
 */
export const lockSitting = async (tx: Queryable, id: number): Promise<{ open: boolean } | null> => {
  const [row] = await tx
    .select({ closed_at: tableSessions.closed_at })
    .from(tableSessions)
    .where(eq(tableSessions.id, id))
    .for("update");
  return row ? { open: row.closed_at === null } : null;
};

/** Begins a sitting at a table that has none; does nothing if it has one. */
export const insertSession = async (tx: Queryable, table_id: number, guid: string, at: Date): Promise<void> => {
  await tx.insert(tableSessions).values({ guid, table_id, opened_at: at, changed_at: at }).onConflictDoNothing();
};

/** Ends a sitting that is locked and open. */
export const closeSitting = async (
  tx: Queryable,
  id: number,
  how: { closed_by: Exclude<TableClosing, "order"> } | { closed_by: "order"; order_id: number },
  at: Date,
): Promise<void> => {
  const revision = sql`${tableSessions.revision} + 1`;
  await tx
    .update(tableSessions)
    .set({ ...how, closed_at: at, revision })
    .where(and(eq(tableSessions.id, id), isNull(tableSessions.closed_at)));
};

/**
 * The sitting that an order ended, locked until the transaction ends, after its table was locked by `lock`. `is_last`:
 * nobody has sat down at the table since. null: no sitting ended with this order.
 */
export const lockOrdered = async <Table>(
  tx: Queryable,
  order_id: number,
  lock: (table_id: number) => Promise<Table | null>,
): Promise<{ id: number; closed_at: Date; table: Table; is_last: boolean } | null> => {
  const { id, table_id, closed_at } = tableSessions;
  const where = eq(tableSessions.order_id, order_id);
  const [found] = await tx.select({ table_id }).from(tableSessions).where(where);
  const table = found && (await lock(found.table_id));
  if (!table) return null;
  // Only now: what was committed while this waited for the table is seen.
  const [ended] = await tx.select({ id, closed_at }).from(tableSessions).where(where).for("update");
  if (!ended?.closed_at) return null;
  const since = and(eq(table_id, found.table_id), gt(id, ended.id));
  const later = await tx.select({ id }).from(tableSessions).where(since).limit(1);
  return { id: ended.id, closed_at: ended.closed_at, table, is_last: later.length === 0 };
};

/**
 * Opens a locked sitting that ended with an order. Placing it was the last thing that a diner did; nobody is placing any
 * more.
 */
export const reopenOrdered = async (tx: Queryable, id: number): Promise<void> => {
  const { revision, closed_at } = tableSessions;
  await tx
    .update(tableSessions)
    .set({
      closed_at: null,
      closed_by: null,
      order_id: null,
      changed_at: sql`${closed_at}`,
      revision: sql`${revision} + 1`,
    })
    .where(eq(tableSessions.id, id));
  await tx
    .update(tableDiners)
    .set({ doing: null })
    .where(and(eq(tableDiners.session_id, id), ne(tableDiners.doing, "done")));
};

/**
 * Records that what the table sees has changed. `changed_at`: when a diner did something; null if only a connection
 * changed.
 */
export const bumpSitting = async (tx: Queryable, id: number, changed_at: Date | null): Promise<void> => {
  const revision = sql`${tableSessions.revision} + 1`;
  await tx
    .update(tableSessions)
    .set({ revision, ...(changed_at ? { changed_at } : {}) })
    .where(eq(tableSessions.id, id));
};

/** Records that the order of a sitting has changed; returns the sitting, or null if none ended with this order. */
export const bumpOrdered = async (tx: Queryable, order_id: number): Promise<number | null> => {
  const revision = sql`${tableSessions.revision} + 1`;
  const rows = await tx
    .update(tableSessions)
    .set({ revision })
    .where(eq(tableSessions.order_id, order_id))
    .returning({ id: tableSessions.id });
  return rows[0]?.id ?? null;
};

/** Converts a sitting into what the rules of the domain need. */
export const basketOf = ({ closed_by, revision, diners, lines }: SittingRecord): TableBasket => ({
  closed: closed_by !== null,
  revision,
  diners: diners.map((diner) => ({ ...diner, member: diner.account_id !== null })),
  lines,
});
