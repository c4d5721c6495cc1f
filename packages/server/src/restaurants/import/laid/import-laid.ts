import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Database, Db, Queryable } from "../../../database/open-database.ts";
import {
  count,
  type ImportCounts,
  noCounts,
  notifyOfRestaurants,
  type OnKept,
  tellKept,
} from "../import-restaurants.ts";
import { givingWay } from "../reading.ts";
import { inTurn } from "../steps/in-turn.ts";
import { inTime } from "../steps/write-left-steps.ts";
import { readStoredRestaurants, waitForOtherImports } from "../write/import.queries.ts";
import { readStoredMenus } from "../write/stored-menus.queries.ts";
import { sameValue } from "../write/plan-rows.ts";
import { NO_PREMISES, readPremises } from "../write/premises.ts";
import { planBatch, type RestaurantPlan, writeOwnRows } from "../write/write-batch.ts";
import {
  clearLaid,
  enterSomeLeft,
  isAsRead,
  type LaidPart,
  layRows,
  leaveSearch,
  takeLaid,
} from "./laid-rows.queries.ts";

interface MenuToLay {
  /**
   * Determines the restaurant that the menu belongs to, from the database: called before the menu is staged, and again
   * in the transaction that publishes it. Null: nothing is written, or not yet.
   */
  assign: (db: Queryable) => Promise<TableeRestaurant | null>;
  source: string;
  onKept: OnKept;
  /** Called with what will be written, while nothing is locked yet. */
  onPlanned?: (plan: RestaurantPlan) => Promise<void>;
  /** Runs in the one transaction that publishes the menu. */
  decide: (tx: Queryable, counts: ImportCounts) => Promise<void>;
}

/** How often the restaurant may change while its menu is staged; after that it is written in one transaction. */
const TRIES = 3;

/**
 * Writes one restaurant with its menu on the embedded database atomically, but without a long transaction (page 013).
 * The rows are compared and staged a few at a time, and one short transaction publishes them if the restaurant is still
 * as it was read. Their search entries are written afterwards, also a few at a time. Returns null, with nothing
 * changed, if the restaurant changed during every try, or if `assign` returns null.
 */
export const importLaid = (database: Database, asked: MenuToLay, at: Date): Promise<ImportCounts | null> =>
  inTurn(database, async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const given = await asked.assign(database.db);
      if (!given) return null;
      const counts = await tryOnce(database, asked, given, at);
      if (!counts) continue;
      await enterLeft(database);
      return counts;
    }
    return null;
  });

/** Writes the search entries that imports have left behind, no matter how long ago. */
export async function enterLeft({ db }: Pick<Database, "db">): Promise<void> {
  while ((await inTime(() => enterSomeLeft(db))).result);
}

async function tryOnce(
  database: Database,
  asked: MenuToLay,
  given: TableeRestaurant,
  at: Date,
): Promise<ImportCounts | null> {
  const source = given.source ?? asked.source;
  const plan = await planOf(database.db, source, given);
  const counts = noCounts();
  count(counts, plan);
  if (plan.changed) await lay(database.db, plan);
  await asked.onPlanned?.(plan);
  const renewed = { groups: plan.menu?.group_items.of ?? [], slots: plan.menu?.slot_items.of ?? [] };
  return database.unhurried(async (tx) => {
    await waitForOtherImports(tx);
    const isRead = await isAsRead(tx, { source, ref: given.ref }, plan.pair.stored?.revision ?? null);
    if (!isRead || !sameValue(await asked.assign(tx), given)) return null;
    if (plan.changed) {
      await leaveSearch(tx);
      await writeOwnRows(tx, source, [plan], at);
      if (plan.menu) await takeLaid(tx, renewed);
    }
    tellKept(plan, asked.onKept);
    await notifyOfRestaurants(tx, [plan]);
    await asked.decide(tx, counts);
    return counts;
  });
}

async function planOf(db: Db, source: string, given: TableeRestaurant): Promise<RestaurantPlan> {
  const giveWay = givingWay();
  const [stored] = await readStoredRestaurants(db, source, [given.ref]);
  const menu = await readStoredMenus(db, stored && given.menu ? [stored.id] : []);
  const premises = stored ? (await readPremises(db, [{ id: stored.id, given }]))(stored.id) : NO_PREMISES;
  await giveWay();
  const [plan] = await planBatch(db, source, [{ given, stored, menu, premises }]);
  if (!plan) throw new Error("A restaurant has no plan");
  return plan;
}

async function lay(db: Db, { menu }: RestaurantPlan): Promise<void> {
  await clearLaid(db);
  if (!menu) return;
  const rows: Record<LaidPart, readonly object[]> = {
    sections: menu.sections.write,
    items: menu.items.write,
    groups: menu.groups.write,
    modifiers: menu.modifiers.write,
    combos: menu.combos.write,
    slots: menu.slots.write,
    group_items: menu.group_items.rows,
    slot_items: menu.slot_items.rows,
  };
  for (const [part, own] of Object.entries(rows)) await layRows(db, part as LaidPart, own);
}
