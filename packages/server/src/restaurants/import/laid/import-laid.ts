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
  readMenuByPages,
  takeLaid,
} from "./laid-rows.queries.ts";

interface MenuToLay {
  /**
   * Whose menu it is, by what is stored: asked before the menu is laid, and again where it becomes true. Null: nothing is
   * written, or not yet.
   */
  assign: (db: Queryable) => Promise<TableeRestaurant | null>;
  source: string;
  onKept: OnKept;
  /** Hears what will be written, while nobody waits yet. */
  onPlanned?: (plan: RestaurantPlan) => Promise<void>;
  /** Said in the one transaction in which the menu becomes true. */
  decide: (tx: Queryable, counts: ImportCounts) => Promise<void>;
}

/** So often somebody may change the restaurant while its menu is laid; after that it is written in one go. */
const TRIES = 3;

/**
 * Writes one restaurant with its menu on the embedded database, all at once and yet without a long transaction (page
 * 013): the rows are compared and laid aside a few at a time, and one short transaction makes them true, if the
 * restaurant is still as it was read. What is found by them is entered after it, a few at a time as well. Null where it
 * never was: nothing has changed.
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

/** Enters what an import has left for the search, whenever that was. */
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
  const menu = await readMenuByPages(db, stored && given.menu ? stored.id : 0);
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
