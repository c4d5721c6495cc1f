import { setImmediate as turn } from "node:timers/promises";
import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Db, Queryable } from "../../../database/open-database.ts";
import {
  combos,
  comboSlotItems,
  comboSlots,
  menuItems,
  menuSections,
  modifierGroupItems,
  modifierGroups,
  modifiers,
} from "../../../menus/menus.table.ts";
import { restaurants } from "../../stored/restaurants.table.ts";
import { columnsOf, ROWS } from "../write/import.queries.ts";

/** The tables of a menu, in an order in which each follows those it references. */
const PARTS = {
  sections: menuSections,
  items: menuItems,
  groups: modifierGroups,
  modifiers,
  combos,
  slots: comboSlots,
  group_items: modifierGroupItems,
  slot_items: comboSlotItems,
} as const satisfies Record<string, PgTable>;
export type LaidPart = keyof typeof PARTS;

/** The name of the temporary staging table, which ends with the session. */
const laid = (table: PgTable): SQL => sql.identifier(`laid_${getTableName(table)}`).getSQL();
const listOf = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `);

/** Replaces the staging tables with empty ones, dropping the rows of an import that was abandoned. */
export async function clearLaid(db: Db): Promise<void> {
  for (const table of Object.values(PARTS)) {
    await db.execute(sql`drop table if exists ${laid(table)}`);
    await db.execute(sql`create temp table ${laid(table)} as select ${listOf(columnsOf(table))} from ${table} limit 0`);
    await turn();
  }
}

/** Inserts rows into a staging table, a few per statement. */
export async function layRows(db: Db, part: LaidPart, rows: readonly object[]): Promise<void> {
  const table = PARTS[part];
  const columns = listOf(columnsOf(table));
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = JSON.stringify(rows.slice(start, start + ROWS));
    await db.execute(sql`
      insert into ${laid(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${some}::jsonb)`);
    await turn();
  }
}

/**
 * Whether a restaurant still has the revision that was read, or is still absent; locks its row until the transaction
 * ends.
 */
export async function isAsRead(
  tx: Queryable,
  { source, ref }: { source: string; ref: string },
  revision: number | null,
): Promise<boolean> {
  const [row] = await tx
    .select({ revision: restaurants.revision })
    .from(restaurants)
    .where(and(eq(restaurants.source, source), eq(restaurants.ref, ref)))
    .for("update");
  return (row?.revision ?? null) === revision;
}

/** Defers the search entries of what this transaction writes (search/search.table.ts). */
export const leaveSearch = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select set_config('tablee.search_later', 'on', true)`);
};

/**
 * Publishes the staged rows. The database would check each row and queue each dish for the search individually, which
 * took most of the time that others have to wait; here both are done for whole tables.
 */
export async function takeLaid(tx: Queryable, renewed: { groups: number[]; slots: number[] }): Promise<void> {
  await leaveDishes(tx);
  await checkRows(tx, false);
  for (const part of ["sections", "items", "groups", "modifiers", "combos", "slots"] as const) {
    const table = PARTS[part];
    const columns = columnsOf(table);
    const set = columns.map((column) => sql`${column} = l.${column}`);
    await tx.execute(sql`update ${table} t set ${listOf(set)} from ${laid(table)} l where l.id = t.id`);
    await tx.execute(sql`
      insert into ${table} (${listOf(columns)})
        select ${listOf(columns)} from ${laid(table)} l where not exists (select from ${table} t where t.id = l.id)`);
    await turn();
  }
  await renew(tx, modifierGroupItems, modifierGroupItems.modifier_group_id.name, renewed.groups);
  await renew(tx, comboSlotItems, comboSlotItems.combo_slot_id.name, renewed.slots);
  await checkRows(tx, true);
  for (const table of Object.values(PARTS)) await checkLaid(tx, table);
}

/**
 * Turns the checks and triggers of rows on or off, for this transaction only; the embedded database's only user may.
 */
const checkRows = async (tx: Queryable, each: boolean): Promise<void> => {
  await tx.execute(sql`select set_config('session_replication_role', ${each ? "origin" : "replica"}, true)`);
};

async function renew(tx: Queryable, table: PgTable, holder: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const columns = listOf(columnsOf(table));
  await tx.execute(sql`delete from ${table} where ${sql.identifier(holder)} in (
    select id::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(id))`);
  await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from ${laid(table)}`);
  await turn();
}

/** Throws if a row references one that does not exist, as the table's own foreign keys would. */
async function checkLaid(tx: Queryable, table: PgTable): Promise<void> {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const same = columns.map(
      (column, at) => sql`t.${sql.identifier(foreignColumns[at]?.name ?? "")} = l.${sql.identifier(column.name)}`,
    );
    const [row] = await tx
      .select({ lost: sql<number>`count(*)::int` })
      .from(sql`${laid(table)} l`)
      .where(sql`not exists (select from ${foreignTable} t where ${sql.join(same, sql` and `)})`);
    if (row?.lost !== 0) throw new Error(`${key.getName()}: ${row?.lost} rows name what is not there`);
  }
}

/**
 * Queues for the search what the triggers on dishes, which are off here, would queue (migration 0063). Must run before
 * the dishes change.
 */
async function leaveDishes(tx: Queryable): Promise<void> {
  const told = ["name", "description", "tags", "listed", "hidden"].map((name) => sql.identifier(name));
  const of = (row: SQL) => listOf(told.map((name) => sql`${row}.${name}`));
  await tx.execute(sql`
    with told as (
      select l.id from ${laid(menuItems)} l left join ${menuItems} t on t.id = l.id
        where t.id is null or (${of(sql`t`)}) is distinct from (${of(sql`l`)}))
    insert into search_left (kind, ref)
      select 'item', id from told
      union all select 'recommendation', r.id from recommendations r join told on told.id = r.item_id
      on conflict do nothing`);
}

/** How many things are entered into the search at once. */
const ENTERED = 25;

/** Enters some of what is queued for the search; returns whether there was anything. */
export async function enterSomeLeft(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ entered: sql<number>`search_enter_left(${ENTERED}::int)` })
    .from(sql`(select 1) as one`);
  return (row?.entered ?? 0) > 0;
}
