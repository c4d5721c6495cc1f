import { and, asc, count, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { restaurantTables, tableDiners, tableSessions } from "./tables.table.ts";

export type TableRow = typeof restaurantTables.$inferSelect;

export const readTable = async (db: Queryable, id: number): Promise<TableRow | null> => {
  const [row] = await db.select().from(restaurantTables).where(eq(restaurantTables.id, id));
  return row ?? null;
};

export const hasTables = async (db: Queryable, restaurant_id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: restaurantTables.id })
    .from(restaurantTables)
    .where(eq(restaurantTables.restaurant_id, restaurant_id))
    .limit(1);
  return rows.length > 0;
};

/**
 * Returns the secrets that sign the codes of these tables; tables that do not exist or are out of service are absent.
 */
export const readSecrets = async (db: Queryable, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: restaurantTables.id, secret: restaurantTables.secret })
    .from(restaurantTables)
    .where(and(inArray(restaurantTables.id, [...ids]), isNull(restaurantTables.closed_at)));
  return new Map(rows.map(({ id, secret }) => [id, secret]));
};

/** How many diners have joined the table's current sitting; null if there is none. */
const users = sql<number | null>`(
  select (select count(*)::int from ${tableDiners} d where d.session_id = s.id)
  from ${tableSessions} s where s.table_id = restaurant_tables.id and s.closed_at is null
)`;

/** The table's current sitting; null if there is none. */
const sitting = sql<string | null>`(
  select s.guid from ${tableSessions} s where s.table_id = restaurant_tables.id and s.closed_at is null
)`;

const selectKitchenTables = (db: Queryable) =>
  db
    .select({
      id: restaurantTables.id,
      restaurant_id: restaurantTables.restaurant_id,
      name: restaurantTables.name,
      secret: restaurantTables.secret,
      rotated_at: restaurantTables.rotated_at,
      closed_at: restaurantTables.closed_at,
      users,
      sitting,
    })
    .from(restaurantTables);
export type KitchenTableRow = Awaited<ReturnType<typeof selectKitchenTables>>[number];

export const listKitchenTables = (db: Queryable, restaurant_id: number): Promise<KitchenTableRow[]> =>
  selectKitchenTables(db)
    .where(eq(restaurantTables.restaurant_id, restaurant_id))
    .orderBy(sql`lower(${restaurantTables.name})`, asc(restaurantTables.id));

export const readKitchenTable = async (db: Queryable, id: number): Promise<KitchenTableRow | null> => {
  const [row] = await selectKitchenTables(db).where(eq(restaurantTables.id, id));
  return row ?? null;
};

/** Returns the names of each restaurant's tables, in service or not; restaurants without tables are absent. */
export const tableNames = async (db: Queryable, restaurant_ids: readonly number[]): Promise<Map<number, string[]>> => {
  if (restaurant_ids.length === 0) return new Map();
  const { restaurant_id, name } = restaurantTables;
  const rows = await db
    .select({ restaurant_id, name })
    .from(restaurantTables)
    .where(inArray(restaurant_id, [...restaurant_ids]))
    .orderBy(sql`lower(${name})`, asc(restaurantTables.id));
  return new Map([...Map.groupBy(rows, (row) => row.restaurant_id)].map(([id, of]) => [id, of.map((row) => row.name)]));
};

export const countTables = async (db: Queryable, restaurant_id: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(restaurantTables)
    .where(eq(restaurantTables.restaurant_id, restaurant_id));
  return row?.n ?? 0;
};

/** Inserts a table; null if the restaurant already has one with this name. */
export const insertTable = async (
  tx: Queryable,
  table: Pick<TableRow, "restaurant_id" | "name" | "secret" | "rotated_at">,
): Promise<number | null> => {
  const [row] = await tx
    .insert(restaurantTables)
    .values(table)
    .onConflictDoNothing()
    .returning({ id: restaurantTables.id });
  return row?.id ?? null;
};

/** A new secret puts a table back into service; a change without one takes it out. */
export const writeTable = async (
  tx: Queryable,
  id: number,
  change: { secret: string; rotated_at: Date; closed_at: null } | { closed_at: Date },
): Promise<void> => {
  await tx.update(restaurantTables).set(change).where(eq(restaurantTables.id, id));
};

/** Whether another table of the restaurant has this name, regardless of case. */
export const isNameTaken = async (
  tx: Queryable,
  { id, restaurant_id }: Pick<TableRow, "id" | "restaurant_id">,
  name: string,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: restaurantTables.id })
    .from(restaurantTables)
    .where(
      and(
        eq(restaurantTables.restaurant_id, restaurant_id),
        ne(restaurantTables.id, id),
        sql`lower(${restaurantTables.name}) = lower(${name})`,
      ),
    );
  return rows.length > 0;
};

export const writeName = async (tx: Queryable, id: number, name: string): Promise<void> => {
  await tx.update(restaurantTables).set({ name }).where(eq(restaurantTables.id, id));
};

/** Reads a table and locks it in share mode, so that its code cannot change until the transaction ends. */
export const holdTable = async (tx: Queryable, id: number): Promise<TableRow | null> => {
  const [row] = await tx.select().from(restaurantTables).where(eq(restaurantTables.id, id)).for("share");
  return row ?? null;
};

/** Reads a table and locks it, so that nobody can sit down until the transaction ends. */
export const lockTable = async (tx: Queryable, id: number): Promise<TableRow | null> => {
  const [row] = await tx.select().from(restaurantTables).where(eq(restaurantTables.id, id)).for("update");
  return row ?? null;
};

/** Returns the current sitting of a table; null if there is none. */
export const openSessionOf = async (db: Queryable, table_id: number) => {
  const [row] = await db
    .select({ id: tableSessions.id, guid: tableSessions.guid, changed_at: tableSessions.changed_at })
    .from(tableSessions)
    .where(and(eq(tableSessions.table_id, table_id), sql`${tableSessions.closed_at} is null`));
  return row ?? null;
};
