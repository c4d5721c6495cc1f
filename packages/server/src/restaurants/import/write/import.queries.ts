import { setImmediate as turn } from "node:timers/promises";
import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../database/open-database.ts";
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

/** Without the generated column. */
export type RestaurantRow = Omit<typeof restaurants.$inferSelect, "folded_name">;
export type SectionRow = typeof menuSections.$inferSelect;
export type ItemRow = typeof menuItems.$inferSelect;
export type GroupRow = typeof modifierGroups.$inferSelect;
export type GroupItemRow = typeof modifierGroupItems.$inferSelect;
export type ModifierRow = typeof modifiers.$inferSelect;
export type ComboRow = typeof combos.$inferSelect;
export type SlotRow = typeof comboSlots.$inferSelect;
export type SlotItemRow = typeof comboSlotItems.$inferSelect;

/** Menus as stored, including what has left them. */
export interface StoredMenus {
  sections: SectionRow[];
  items: ItemRow[];
  groups: GroupRow[];
  group_items: GroupItemRow[];
  modifiers: ModifierRow[];
  combos: ComboRow[];
  slots: SlotRow[];
  slot_items: SlotItemRow[];
}

/** Allows one import at a time, until the transaction ends: two that add the same ref would make each other fail. */
export const waitForOtherImports = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tablee.import'))`);
};

export const readStoredRestaurants = (db: Queryable, source: string, refs: string[]): Promise<RestaurantRow[]> =>
  db
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.source, source), inArray(restaurants.ref, refs)));

/** Returns all restaurants with a ref, of any source. */
export const findByRef = (db: Queryable, ref: string): Promise<RestaurantRow[]> =>
  db.select().from(restaurants).where(eq(restaurants.ref, ref)).orderBy(restaurants.id);

/** Locks restaurants until the transaction ends, against orders and changes by kitchens. */
export const lockRestaurants = async (tx: Queryable, ids: number[]): Promise<void> => {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(inArray(restaurants.id, ids))
    .orderBy(restaurants.id)
    .for("update");
};

/** The tables whose rows have ids, by kind. */
const NUMBERED = {
  restaurants,
  sections: menuSections,
  items: menuItems,
  groups: modifierGroups,
  modifiers,
  combos,
  slots: comboSlots,
};
export type Numbered = keyof typeof NUMBERED;
type RowOf<Kind extends Numbered> = Omit<(typeof NUMBERED)[Kind]["$inferSelect"], "folded_name">;

/** Reserves ids for new rows, in ascending order, so that rows that refer to them can be written together with them. */
export async function reserveIds(tx: Queryable, kind: Numbered, count: number): Promise<number[]> {
  if (count === 0) return [];
  const next = sql<number>`nextval(pg_get_serial_sequence(${getTableName(NUMBERED[kind])}, 'id'))::int`;
  const rows = await tx.select({ id: next }).from(sql`generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * The rows of one statement. On the embedded database a statement runs in this process: this many new dishes take about
 * 30 ms.
 */
export const ROWS = 50;

/** Returns the columns of a table, without generated ones. */
export const columnsOf = (table: PgTable): SQL[] =>
  Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => sql.identifier(name).getSQL());

/**
 * Inserts rows in batches, each passed as one parameter: with one parameter per field, building the statement and
 * passing it to the embedded database took longer than writing. Columns have the same names as the fields of rows.
 */
async function insertRows(tx: Queryable, table: PgTable, rows: readonly object[], onConflict = sql``): Promise<void> {
  const columns = sql.join(columnsOf(table), sql`, `);
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = JSON.stringify(rows.slice(start, start + ROWS));
    await tx.execute(sql`
      insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${some}::jsonb) ${onConflict}`);
    // Lets other work of this process run: the embedded database itself never yields.
    await turn();
  }
}

/** Inserts whole rows, overwriting those whose id exists. */
export async function writeRows<Kind extends Numbered>(
  tx: Queryable,
  kind: Kind,
  rows: readonly RowOf<Kind>[],
): Promise<void> {
  const table: PgTable = NUMBERED[kind];
  const set = columnsOf(table).map((column) => sql`${column} = excluded.${column}`);
  await insertRows(tx, table, rows, sql`on conflict (id) do update set ${sql.join(set, sql`, `)}`);
}

/** Replaces the items of groups. */
export async function replaceGroupItems(
  tx: Queryable,
  group_ids: number[],
  rows: readonly GroupItemRow[],
): Promise<void> {
  if (group_ids.length === 0) return;
  await tx.delete(modifierGroupItems).where(inArray(modifierGroupItems.modifier_group_id, group_ids));
  await insertRows(tx, modifierGroupItems, rows);
}

/** Replaces the items of slots. */
export async function replaceSlotItems(tx: Queryable, slot_ids: number[], rows: readonly SlotItemRow[]): Promise<void> {
  if (slot_ids.length === 0) return;
  await tx.delete(comboSlotItems).where(inArray(comboSlotItems.combo_slot_id, slot_ids));
  await insertRows(tx, comboSlotItems, rows);
}
