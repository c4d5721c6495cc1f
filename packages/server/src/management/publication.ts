import { setImmediate as turn } from "node:timers/promises";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { FaultyPlace } from "@tablee/contract/management/management.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { toldChanges } from "@tablee/domain/management/change-kinds";
import { ADDED, draftedMenu, type MenuChange } from "@tablee/domain/management/menu-draft";
import { changesBetween } from "@tablee/domain/management/menu-difference";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import { tableeRestaurant } from "../restaurants/import/tablee/tablee-of-rows.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { plainChanges } from "./edit-menu.ts";
import { listedMenu, seenMenu, writtenMenu } from "./edited-menu.ts";
import {
  dropDraft,
  insertVersion,
  readChanges,
  type readVersion,
  setDraftRevision,
  type VersionMenu,
} from "./menu-drafts.queries.ts";
import { problemsOf } from "./menu-problems.ts";

export type Unpublishable =
  | { code: "not_found" | "menu_overtaken" }
  | { code: "menu_incomplete"; problems: FaultyPlace[] };

/** A draft and what it is published over. */
export interface FoundDraft {
  row: RestaurantRow;
  live: EditedMenu;
  changes: readonly MenuChange[];
}

/** The draft revision to publish, and who publishes it. */
export interface Wanted {
  revision: number;
  account_id: number;
}

export interface Publication {
  row: RestaurantRow;
  /** What is written; null if the draft changes nothing. */
  restaurant: TableeRestaurant | null;
  changes: number;
  /** The number of the newest version, and the live menu if it is not stored as a version yet. */
  newest: number;
  unkept: EditedMenu | null;
}

export const readPlainChanges = async (db: Queryable, restaurant_id: number): Promise<MenuChange[]> =>
  plainChanges(await readChanges(db, restaurant_id));

/**
 * What publishing a draft amounts to, or why it cannot be published. Other calls have their turn between the passes over
 * the menu.
 */
export async function planPublishing(
  { row, live, changes }: FoundDraft,
  newest: Awaited<ReturnType<typeof readVersion>>,
): Promise<Publication | Unpublishable> {
  const { menu, overtaken } = draftedMenu(live, changes);
  if (overtaken.length > 0) return { code: "menu_overtaken" };
  await turn();
  const written = writtenMenu(menu, { live, welcome_url: row.welcome_url, saysStock: stockSaid(changes) });
  const problems = await problemsOf(tableeRestaurant(row, null), seenMenu(written));
  if (problems.length > 0) return { code: "menu_incomplete", problems };
  await turn();
  const isKept = newest !== null && changesBetween(live, newest.menu).length === 0;
  const { status: _status, min_order_delay: _delay, ...restaurant } = tableeRestaurant(row, written);
  return {
    row,
    restaurant: changes.length > 0 ? restaurant : null,
    changes: toldChanges(live, changes).length,
    newest: newest?.number ?? 0,
    unkept: isKept ? null : listedMenu(live),
  };
}

/** The items whose stock a draft sets itself: new items, and those where somebody edited it. */
const stockSaid = (changes: readonly MenuChange[]): ((ref: string) => boolean) => {
  const said = changes.filter(({ list, field }) => list === "items" && (field === ADDED || field === "stock_status"));
  const refs = new Set(said.map(({ ref }) => ref));
  return (ref) => refs.has(ref);
};

/**
 * Stores the new menu as a version, preceded by the replaced menu if that is not stored yet; returns the last number.
 */
export async function writeVersions(
  tx: Queryable,
  { row: { id: restaurant_id, updated_at }, newest, unkept, changes }: Publication,
  menu: VersionMenu | null,
  { account_id, revision, at }: Wanted & { at: Date },
): Promise<number> {
  let number = newest;
  if (unkept) {
    number++;
    const found = { restaurant_id, number, menu: unkept, changes: 0, imported: true, account_id: null };
    await insertVersion(tx, { ...found, published_at: updated_at });
  }
  if (!menu) return number;
  number++;
  const by = { account_id, published_at: at, draft_revision: revision };
  await insertVersion(tx, { restaurant_id, number, menu, changes, imported: false, ...by });
  const entry = {
    account_id,
    restaurant_id,
    action: "menu.publish",
    subject: `version ${number}` as const,
    date: at,
  } as const;
  await writeAudit(tx, { ...entry, after: { changes } });
  return number;
}

export async function endDraft(tx: Queryable, restaurant_id: number, revision: number): Promise<void> {
  await dropDraft(tx, restaurant_id);
  await setDraftRevision(tx, restaurant_id, revision + 1);
}
