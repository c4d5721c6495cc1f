import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Queryable } from "../../../database/open-database.ts";
import { nextOf } from "../known.ts";
import { givingWay } from "../reading.ts";
import {
  lockRestaurants,
  readStoredRestaurants,
  replaceGroupItems,
  replaceSlotItems,
  reserveIds,
  type RestaurantRow,
  type StoredMenus,
  writeRows,
} from "./import.queries.ts";
import { readStoredMenus } from "./stored-menus.queries.ts";
import { changesPremises, type Premises, NO_PREMISES, readPremises, writePremises } from "./premises.ts";
import { countNewRows, MENU_PARTS, type MenuPart, type MenuPlan, planMenu } from "./plan-menu.ts";
import { sameValue } from "./plan-rows.ts";
import { restaurantRow, type WantedRestaurant } from "./wanted-rows.ts";

/** What is to be done with one restaurant and its menu. */
export interface RestaurantPlan {
  pair: Pair;
  id: number;
  created: boolean;
  /** Whether anything of the restaurant or its menu is to be written. */
  changed: boolean;
  menu: MenuPlan | null;
  /** Columns that differ in the file but keep the values set by the restaurant's own people. */
  kept: string[];
}

/** A restaurant of the file and what is stored for it. */
interface Pair {
  given: TableeRestaurant;
  stored: RestaurantRow | undefined;
  menu: StoredMenus;
  premises: Premises;
}

/** Updates some restaurants and their menus to match a file; rows that already match are not touched. */
export async function writeBatch(
  tx: Queryable,
  source: string,
  given: readonly TableeRestaurant[],
  at: Date,
): Promise<RestaurantPlan[]> {
  const giveWay = givingWay();
  const pairs = await readPairs(tx, source, given);
  await giveWay();
  const first = await planBatch(tx, source, pairs);
  await giveWay();
  const todo = first.filter(({ changed }) => changed);
  const stored = todo.filter(({ created }) => !created).map(({ id }) => id);
  if (stored.length === 0) return writePlans(tx, source, first, at);
  // Changed restaurants are read again under their lock: a kitchen may have marked an item as sold out meanwhile.
  await lockRestaurants(tx, stored);
  const todoGiven = todo.map(({ pair }) => pair.given);
  const again = await readPairs(tx, source, todoGiven);
  await giveWay();
  const second = await planBatch(tx, source, again);
  await giveWay();
  return [...first.filter(({ changed }) => !changed), ...(await writePlans(tx, source, second, at))];
}

async function readPairs(tx: Queryable, source: string, given: readonly TableeRestaurant[]): Promise<Pair[]> {
  const stored = await readStoredRestaurants(
    tx,
    source,
    given.map(({ ref }) => ref),
  );
  const byRef = new Map(stored.map((row) => [row.ref, row]));
  const withMenu = given.filter(({ menu }) => menu !== null).flatMap(({ ref }) => byRef.get(ref)?.id ?? []);
  const menus = splitMenus(await readStoredMenus(tx, withMenu));
  const known = given.flatMap((one) => ({ given: one, id: byRef.get(one.ref)?.id ?? 0 })).filter(({ id }) => id > 0);
  const premisesOf = await readPremises(tx, known);
  return given.map((restaurant) => {
    const row = byRef.get(restaurant.ref);
    const premises = row ? premisesOf(row.id) : NO_PREMISES;
    return { given: restaurant, stored: row, menu: menus(row?.id ?? null), premises };
  });
}

/** Splits the rows of many restaurants into the menu of each. */
function splitMenus(all: StoredMenus): (restaurant_id: number | null) => StoredMenus {
  const sections = Map.groupBy(all.sections, (row) => row.restaurant_id);
  const items = Map.groupBy(all.items, (row) => row.restaurant_id);
  const groups = Map.groupBy(all.groups, (row) => row.restaurant_id);
  const chosen = Map.groupBy(all.modifiers, (row) => row.modifier_group_id);
  const group_items = Map.groupBy(all.group_items, (row) => row.modifier_group_id);
  const combosOf = Map.groupBy(all.combos, (row) => row.restaurant_id);
  const slots = Map.groupBy(all.slots, (row) => row.combo_id);
  const slot_items = Map.groupBy(all.slot_items, (row) => row.combo_slot_id);
  return (restaurant_id) => {
    const own = restaurant_id ?? 0;
    const itsGroups = groups.get(own) ?? [];
    const itsCombos = combosOf.get(own) ?? [];
    const itsSlots = itsCombos.flatMap(({ id }) => slots.get(id) ?? []);
    return {
      sections: sections.get(own) ?? [],
      items: items.get(own) ?? [],
      groups: itsGroups,
      modifiers: itsGroups.flatMap(({ id }) => chosen.get(id) ?? []),
      group_items: itsGroups.flatMap(({ id }) => group_items.get(id) ?? []),
      combos: itsCombos,
      slots: itsSlots,
      slot_items: itsSlots.flatMap(({ id }) => slot_items.get(id) ?? []),
    };
  };
}

/** Compares pairs; its only effect on the database is to reserve ids for new rows. */
export async function planBatch(tx: Queryable, source: string, pairs: readonly Pair[]): Promise<RestaurantPlan[]> {
  const own = await reserveIds(tx, "restaurants", pairs.filter(({ stored }) => !stored).length);
  const pools = await reserveMenuIds(tx, pairs);
  const takeId = (part: MenuPart): number => nextOf(pools[part]);
  const ids = own.values();
  const plans: RestaurantPlan[] = [];
  for (const pair of pairs) {
    const { given, stored, menu } = pair;
    const id = stored?.id ?? nextOf(ids);
    const plan = given.menu && (await planMenu(id, given.menu, menu, takeId));
    const changed =
      !stored ||
      differs(stored, restaurantRow(source, given, stored)) ||
      changesPremises(given, pair.premises) ||
      (plan !== null && hasWrites(plan));
    const kept = stored ? keptOf(source, given, stored) : [];
    plans.push({ pair, id, created: !stored, changed, menu: plan, kept });
  }
  return plans;
}

async function reserveMenuIds(
  tx: Queryable,
  pairs: readonly Pair[],
): Promise<Record<MenuPart, Iterator<number, undefined>>> {
  const counts = { sections: 0, items: 0, groups: 0, modifiers: 0, combos: 0, slots: 0 };
  for (const { given, menu } of pairs) {
    if (!given.menu) continue;
    const fresh = countNewRows(given.menu, menu);
    for (const part of MENU_PARTS) counts[part] += fresh[part];
  }
  const pool = async (part: MenuPart) => (await reserveIds(tx, part, counts[part])).values();
  return {
    sections: await pool("sections"),
    items: await pool("items"),
    groups: await pool("groups"),
    modifiers: await pool("modifiers"),
    combos: await pool("combos"),
    slots: await pool("slots"),
  };
}

function keptOf(source: string, given: TableeRestaurant, stored: RestaurantRow): string[] {
  const asked = restaurantRow(source, given, { ...stored, owner_set: [] });
  return stored.owner_set.filter((column) => {
    const name = column as keyof WantedRestaurant;
    return Object.hasOwn(asked, name) && !sameValue(stored[name], asked[name]);
  });
}

const differs = (stored: RestaurantRow, wanted: WantedRestaurant): boolean =>
  Object.entries(wanted).some(([name, value]) => !sameValue(stored[name as keyof RestaurantRow], value));

const hasWrites = (plan: MenuPlan): boolean =>
  MENU_PARTS.some((part) => plan[part].write.length > 0) ||
  plan.group_items.of.length > 0 ||
  plan.slot_items.of.length > 0;

async function writePlans(tx: Queryable, source: string, plans: RestaurantPlan[], at: Date): Promise<RestaurantPlan[]> {
  await writeOwnRows(tx, source, plans, at);
  const menus = plans.flatMap(({ menu }) => menu ?? []);
  // Parents are written before their children.
  await writeRows(
    tx,
    "sections",
    menus.flatMap((menu) => menu.sections.write),
  );
  await writeRows(
    tx,
    "items",
    menus.flatMap((menu) => menu.items.write),
  );
  await writeRows(
    tx,
    "groups",
    menus.flatMap((menu) => menu.groups.write),
  );
  await writeRows(
    tx,
    "modifiers",
    menus.flatMap((menu) => menu.modifiers.write),
  );
  await writeRows(
    tx,
    "combos",
    menus.flatMap((menu) => menu.combos.write),
  );
  await writeRows(
    tx,
    "slots",
    menus.flatMap((menu) => menu.slots.write),
  );
  await replaceGroupItems(
    tx,
    menus.flatMap((menu) => menu.group_items.of),
    menus.flatMap((menu) => menu.group_items.rows),
  );
  await replaceSlotItems(
    tx,
    menus.flatMap((menu) => menu.slot_items.of),
    menus.flatMap((menu) => menu.slot_items.rows),
  );
  return plans;
}

/** Writes the changed restaurants themselves, without their menus. */
export async function writeOwnRows(
  tx: Queryable,
  source: string,
  plans: readonly RestaurantPlan[],
  at: Date,
): Promise<void> {
  const rows = plans
    .filter(({ changed }) => changed)
    .map(({ id, pair: { given, stored } }): RestaurantRow => {
      const revision = (stored?.revision ?? 0) + 1;
      return { ...restaurantRow(source, given, stored), id, revision, updated_at: at };
    });
  await writeRows(tx, "restaurants", rows);
  for (const { id, changed, pair } of plans) {
    if (changed) await writePremises(tx, id, { given: pair.given, stored: pair.premises }, at);
  }
}
