import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { FaultyPlace, MenuDraft, MenuVersion } from "@tablee/contract/management/management.contract";
import type { TableeMenu } from "@tablee/contract/restaurants/tablee-format.schema";
import { ADDED, draftedMenu, type MenuChange } from "@tablee/domain/management/menu-draft";
import { changesBetween } from "@tablee/domain/management/menu-difference";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { writeRestaurants } from "../restaurants/import/import-restaurants.ts";
import { tableeRestaurant } from "../restaurants/import/tablee/tablee-of-rows.ts";
import { lockRestaurants, waitForOtherImports } from "../restaurants/import/write/import.queries.ts";
import { readRestaurant, type RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { plainChanges, readLive, viewDraft } from "./edit-menu.ts";
import { listedMenu, seenMenu, writtenMenu } from "./edited-menu.ts";
import {
  dropDraft,
  insertVersion,
  lockDraft,
  putChanges,
  readChanges,
  readVersion,
  readVersions,
  setDraftRevision,
} from "./menu-drafts.queries.ts";
import { problemsOf } from "./menu-problems.ts";

type Editing = Pick<Services, "database" | "clock">;

type Unpublishable = { code: "not_found" | "menu_overtaken" } | { code: "menu_incomplete"; problems: FaultyPlace[] };
type PublishRefusal = RightRefusal | Unpublishable | { code: "draft_moved" };

/**
 * Makes a draft live, whole or not at all, by the way on which imports go: what leaves the menu stays stored, what the
 * kitchen changes stays as it is, and open menus and baskets hear of it as of an import (management §7).
 */
export const publishMenu = (
  { database, clock }: Editing,
  viewer: Viewer,
  { restaurant_id, revision }: { restaurant_id: number; revision: number },
) =>
  database.unhurried(async (tx): Promise<{ version: number; draft: MenuDraft } | PublishRefusal> => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refusal) return refusal;
    await waitForOtherImports(tx);
    if ((await lockDraft(tx, restaurant_id)) !== revision) return { code: "draft_moved" };
    const published = await publishDraft(tx, { restaurant_id, revision }, viewer, clock());
    if ("code" in published) return published;
    const draft = await viewDraft(tx, restaurant_id);
    return draft ? { ...published, draft } : { code: "not_found" };
  });

/** Publishes a draft whose row, and the imports' lock before it, the transaction has taken. */
export async function publishDraft(
  tx: Queryable,
  { restaurant_id, revision }: { restaurant_id: number; revision: number },
  viewer: Pick<Viewer, "account_id">,
  at: Date,
): Promise<{ version: number } | Unpublishable> {
  // The restaurant is written with its menu: what others change of it meanwhile waits, and is not undone.
  await lockRestaurants(tx, [restaurant_id]);
  const row = await readRestaurant(tx, restaurant_id);
  if (!row) return { code: "not_found" };
  const changes = plainChanges(await readChanges(tx, restaurant_id));
  const live = await readLive(tx, restaurant_id);
  const { menu, overtaken } = draftedMenu(live, changes);
  if (overtaken.length > 0) return { code: "menu_overtaken" };
  const written = writtenMenu(menu, { live, welcome_url: row.welcome_url, saysStock: stockSaid(changes) });
  const problems = problemsOf(tableeRestaurant(row, null), seenMenu(written));
  if (problems.length > 0) return { code: "menu_incomplete", problems };
  const version = await publish(tx, { row, live, written, changes: changes.length }, viewer, at);
  await dropDraft(tx, restaurant_id);
  await setDraftRevision(tx, restaurant_id, revision + 1);
  return { version };
}

/** Of which items a draft says the stock itself: those that are new, and those where somebody set it. */
const stockSaid = (changes: readonly MenuChange[]): ((ref: string) => boolean) => {
  const said = changes.filter(({ list, field }) => list === "items" && (field === ADDED || field === "stock_status"));
  const refs = new Set(said.map(({ ref }) => ref));
  return (ref) => refs.has(ref);
};

interface Publication {
  row: RestaurantRow;
  live: EditedMenu;
  written: TableeMenu;
  changes: number;
}

/** Writes the menu and keeps it as a version, after the one that it replaces where nobody published that here. */
async function publish(
  tx: Queryable,
  { row, live, written, changes }: Publication,
  { account_id }: Pick<Viewer, "account_id">,
  at: Date,
): Promise<number> {
  const restaurant_id = row.id;
  const newest = await readVersion(tx, restaurant_id, null);
  let number = newest?.number ?? 0;
  if (!newest || changesBetween(live, newest.menu).length > 0) {
    number++;
    const found = { restaurant_id, number, menu: listedMenu(live), changes: 0, imported: true, account_id: null };
    await insertVersion(tx, { ...found, published_at: row.updated_at });
  }
  if (changes === 0) return number;
  const { status: _status, min_order_delay: _delay, ...restaurant } = tableeRestaurant(row, written);
  await writeRestaurants(tx, { source: row.source, restaurants: [restaurant] }, at, () => {});
  number++;
  const menu = listedMenu(await readLive(tx, restaurant_id));
  await insertVersion(tx, { restaurant_id, number, menu, changes, imported: false, account_id, published_at: at });
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

/** What was published, the newest first. */
export async function listVersions({ database: { db } }: Editing, viewer: Viewer, restaurant_id: number) {
  const refusal = await refusedIn(db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const rows = await readVersions(db, restaurant_id);
  const versions = rows.map((row): MenuVersion => ({ ...row, published_at: row.published_at.toISOString() }));
  return { versions };
}

/** Lays an older version into an empty draft: it is looked at and published as any other change (management §8). */
export const restoreVersion = (
  { database: { db }, clock }: Editing,
  viewer: Viewer,
  { restaurant_id, number }: { restaurant_id: number; number: number },
) =>
  db.transaction(async (tx): Promise<MenuDraft | RightRefusal | { code: "draft_not_empty" }> => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refusal) return refusal;
    const revision = await lockDraft(tx, restaurant_id);
    const version = await readVersion(tx, restaurant_id, number);
    if (!version) return { code: "not_found" };
    if ((await readChanges(tx, restaurant_id)).length > 0) return { code: "draft_not_empty" };
    const changes = changesBetween(await readLive(tx, restaurant_id), version.menu);
    const by = { account_id: viewer.account_id, at: clock() };
    await putChanges(tx, restaurant_id, changes, by);
    await setDraftRevision(tx, restaurant_id, revision + 1);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `version ${number}` as const, date: by.at };
    await writeAudit(tx, { ...entry, action: "menu.restore", after: { changes: changes.length } });
    return (await viewDraft(tx, restaurant_id)) ?? { code: "not_found" };
  });
