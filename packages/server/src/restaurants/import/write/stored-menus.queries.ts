import { setImmediate as turn } from "node:timers/promises";
import { and, count, eq, getTableColumns, gt, inArray } from "drizzle-orm";
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
import type { StoredMenus } from "./import.queries.ts";

/**
 * About how many rows are read at once: converting them blocks the event loop, and the embedded database blocks it too
 * while it returns them.
 */
const PAGE = 200;

/**
 * Returns the stored menus of restaurants. That of a single one is read a few rows at a time, because it may be as
 * large as an owner likes, and other calls must not wait for it.
 */
export async function readStoredMenus(db: Queryable, restaurant_ids: number[]): Promise<StoredMenus> {
  const [first, ...others] = restaurant_ids;
  if (first !== undefined && others.length === 0) return readByPages(db, first);
  const none: StoredMenus = {
    sections: [],
    items: [],
    groups: [],
    group_items: [],
    modifiers: [],
    combos: [],
    slots: [],
    slot_items: [],
  };
  return first === undefined ? none : readWhole(db, restaurant_ids);
}

async function readWhole(db: Queryable, restaurant_ids: number[]): Promise<StoredMenus> {
  const sections = await db.select().from(menuSections).where(inArray(menuSections.restaurant_id, restaurant_ids));
  const items = await db.select().from(menuItems).where(inArray(menuItems.restaurant_id, restaurant_ids));
  const groups = await db.select().from(modifierGroups).where(inArray(modifierGroups.restaurant_id, restaurant_ids));
  const ofGroups = inArray(modifierGroups.restaurant_id, restaurant_ids);
  const group_items = await db
    .select(getTableColumns(modifierGroupItems))
    .from(modifierGroupItems)
    .innerJoin(modifierGroups, eq(modifierGroups.id, modifierGroupItems.modifier_group_id))
    .where(ofGroups);
  const chosen = await db
    .select(getTableColumns(modifiers))
    .from(modifiers)
    .innerJoin(modifierGroups, eq(modifierGroups.id, modifiers.modifier_group_id))
    .where(ofGroups);
  return { sections, items, groups, group_items, modifiers: chosen, ...(await readWholeCombos(db, restaurant_ids)) };
}

async function readWholeCombos(db: Queryable, restaurant_ids: number[]) {
  const ofCombos = inArray(combos.restaurant_id, restaurant_ids);
  const slots = await db
    .select(getTableColumns(comboSlots))
    .from(comboSlots)
    .innerJoin(combos, eq(combos.id, comboSlots.combo_id))
    .where(ofCombos);
  const slot_items = await db
    .select(getTableColumns(comboSlotItems))
    .from(comboSlotItems)
    .innerJoin(comboSlots, eq(comboSlots.id, comboSlotItems.combo_slot_id))
    .innerJoin(combos, eq(combos.id, comboSlots.combo_id))
    .where(ofCombos);
  return { combos: await db.select().from(combos).where(ofCombos), slots, slot_items };
}

async function readByPages(db: Queryable, restaurant_id: number): Promise<StoredMenus> {
  const sections = await pages((after) =>
    db
      .select()
      .from(menuSections)
      .where(and(eq(menuSections.restaurant_id, restaurant_id), gt(menuSections.id, after)))
      .orderBy(menuSections.id)
      .limit(PAGE),
  );
  const items = await pages((after) =>
    db
      .select()
      .from(menuItems)
      .where(and(eq(menuItems.restaurant_id, restaurant_id), gt(menuItems.id, after)))
      .orderBy(menuItems.id)
      .limit(PAGE),
  );
  const groups = await pages((after) =>
    db
      .select()
      .from(modifierGroups)
      .where(and(eq(modifierGroups.restaurant_id, restaurant_id), gt(modifierGroups.id, after)))
      .orderBy(modifierGroups.id)
      .limit(PAGE),
  );
  return { sections, items, groups, ...(await readChoices(db, groups)), ...(await readCombos(db, restaurant_id)) };
}

async function readChoices(db: Queryable, groups: readonly { id: number }[]) {
  const ids = groups.map(({ id }) => id);
  const { modifier_group_id: on } = modifierGroupItems;
  const links = await db.select({ id: on, rows: count() }).from(modifierGroupItems).where(inArray(on, ids)).groupBy(on);
  const { modifier_group_id: of } = modifiers;
  const chosen = await db.select({ id: of, rows: count() }).from(modifiers).where(inArray(of, ids)).groupBy(of);
  return {
    group_items: await held(links, (some) => db.select().from(modifierGroupItems).where(inArray(on, some))),
    modifiers: await held(chosen, (some) => db.select().from(modifiers).where(inArray(of, some))),
  };
}

async function readCombos(db: Queryable, restaurant_id: number) {
  const own = await pages((after) =>
    db
      .select()
      .from(combos)
      .where(and(eq(combos.restaurant_id, restaurant_id), gt(combos.id, after)))
      .orderBy(combos.id)
      .limit(PAGE),
  );
  const ids = own.map(({ id }) => id);
  const parts = await db
    .select({ id: comboSlots.combo_id, rows: count() })
    .from(comboSlots)
    .where(inArray(comboSlots.combo_id, ids))
    .groupBy(comboSlots.combo_id);
  const slots = await held(parts, (some) => db.select().from(comboSlots).where(inArray(comboSlots.combo_id, some)));
  const { combo_slot_id: of } = comboSlotItems;
  const slotIds = slots.map(({ id }) => id);
  const entries = await db
    .select({ id: of, rows: count() })
    .from(comboSlotItems)
    .where(inArray(of, slotIds))
    .groupBy(of);
  const slot_items = await held(entries, (some) => db.select().from(comboSlotItems).where(inArray(of, some)));
  return { combos: own, slots, slot_items };
}

async function pages<Row extends { id: number }>(page: (after: number) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await page(all.at(-1)?.id ?? 0);
    all.push(...rows);
    await turn();
    if (rows.length < PAGE) return all;
  }
}

/** Reads the rows of groups, combos or slots, of as many at once as have a page of them together. */
async function held<Row>(
  holders: readonly { id: number; rows: number }[],
  of: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let start = 0; start < holders.length;) {
    const some: number[] = [];
    for (let rows = 0; start < holders.length && rows < PAGE; start += 1) {
      const holder = holders[start];
      if (!holder) break;
      some.push(holder.id);
      rows += holder.rows;
    }
    all.push(...(await of(some)));
    await turn();
  }
  return all;
}
