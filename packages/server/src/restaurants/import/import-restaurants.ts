import type { ImportRemark, ImportReport } from "@tablee/contract/restaurants/import.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { notifyChange } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { checkReferences } from "./check-references.ts";
import { Remarks } from "./remarks.ts";
import { waitForOtherImports } from "./write/import.queries.ts";
import type { RowPlan } from "./write/plan-rows.ts";
import { type RestaurantPlan, writeBatch } from "./write/write-batch.ts";

/** How many rows of each kind an import created, changed and left unchanged, and which restaurants are new. */
export type ImportCounts = Pick<
  ImportReport,
  "restaurants" | "items" | "combos" | "modifier_groups" | "new_restaurants"
>;

/** Receives the progress of a job, 0 to 1. */
export type OnProgress = (share: number) => void;

/** Called for the columns that keep the values set by a restaurant's own people although the file differs. */
export type OnKept = (ref: string, columns: readonly string[]) => void;

export interface RestaurantsToImport {
  /**
   * The source of restaurants that do not name their own; together with `ref` it identifies a restaurant across
   * imports.
   */
  source: string;
  /** Parsed with the schema (`TableeRestaurant.parse`), so that every field is present. */
  restaurants: readonly TableeRestaurant[];
  onKept?: OnKept;
  /** Called with what could not be written in the end, if an import is written in steps (page 013). */
  onSetAside?: (aside: readonly { ref: string; fault: string }[]) => void;
}

/** The restaurants to be written are invalid; nothing has been written. */
export class ImportRefused extends Error {
  readonly remarks: readonly ImportRemark[];
  constructor(remarks: readonly ImportRemark[]) {
    super(`Not imported: ${remarks.map(({ path, message }) => `${path}: ${message}`).join("; ")}`);
    this.name = "ImportRefused";
    this.remarks = remarks;
  }
}

const BATCH = 400;
/** With more changed restaurants than this, one notification for all of them is sent. */
const FEW = 25;

/**
 * Checks restaurants and writes them, all or nothing, in `tx` if it is given and otherwise in its own transaction.
 * Throws `ImportRefused` with every invalid reference before anything is written.
 */
export async function importRestaurants(
  services: Pick<Services, "database" | "clock">,
  { source, restaurants }: RestaurantsToImport,
  onProgress: OnProgress = () => {},
  tx?: Queryable,
): Promise<ImportCounts> {
  const remarks = new Remarks();
  const paths = restaurants.map((_, index) => ["restaurants", index]);
  checkReferences({ source, restaurants, paths }, remarks);
  if (remarks.failed) throw new ImportRefused(remarks.report(null).errors);
  const write = (within: Queryable) => writeRestaurants(within, { source, restaurants }, services.clock(), onProgress);
  return tx ? write(tx) : services.database.unhurried(write);
}

/**
 * Writes restaurants with checked references, and their menus. Stored rows are changed only if they differ, and what
 * has left a menu is unlisted, never deleted. What a restaurant's own people have set stays (management §33).
 */
export async function writeRestaurants(
  tx: Queryable,
  { source, restaurants, onKept }: RestaurantsToImport,
  at: Date,
  onProgress: OnProgress,
): Promise<ImportCounts> {
  await waitForOtherImports(tx);
  const counts = noCounts();
  const plans: RestaurantPlan[] = [];
  let done = 0;
  for (const [own, theirs] of Map.groupBy(restaurants, (restaurant) => restaurant.source ?? source)) {
    for (let start = 0; start < theirs.length; start += BATCH) {
      const batch = theirs.slice(start, start + BATCH);
      for (const plan of await writeBatch(tx, own, batch, at)) {
        count(counts, plan);
        plans.push(plan);
        tellKept(plan, onKept);
      }
      done += batch.length;
      onProgress(done / restaurants.length);
    }
  }
  await notifyOfRestaurants(tx, plans);
  return counts;
}

export function tellKept({ kept, pair }: RestaurantPlan, onKept: OnKept | undefined): void {
  if (kept.length > 0) onKept?.(pair.given.ref, kept);
}

export async function notifyOfRestaurants(tx: Queryable, plans: readonly RestaurantPlan[]): Promise<void> {
  const changed = plans.filter((plan) => plan.changed);
  if (changed.length > FEW) await notifyChange(tx, "restaurants");
  else for (const { id } of changed) await notifyChange(tx, `restaurant:${id}`);
}

export const noCounts = (): ImportCounts => {
  const none = () => ({ created: 0, updated: 0, unchanged: 0 });
  return { restaurants: none(), items: none(), combos: none(), modifier_groups: none(), new_restaurants: [] };
};

export function count(counts: ImportCounts, { created, changed, menu, id, pair }: RestaurantPlan): void {
  if (created) counts.new_restaurants.push({ id, ref: pair.given.ref });
  counts.restaurants[created ? "created" : changed ? "updated" : "unchanged"]++;
  if (!menu) return;
  tally(counts.items, menu.items, menu.items.updated);
  tally(counts.modifier_groups, menu.groups, menu.changed_groups);
  tally(counts.combos, menu.combos, menu.changed_combos);
}

/** Adds the rows of one kind to the counts. What has left the menu counts as updated, because its row changes. */
function tally(
  counts: ImportCounts["items"],
  { ids, created, removed }: Pick<RowPlan<unknown>, "ids" | "created" | "removed">,
  changed: ReadonlySet<number>,
): void {
  counts.created += created.size;
  counts.updated += changed.size + removed.size;
  counts.unchanged += ids.size - created.size - changed.size;
}
