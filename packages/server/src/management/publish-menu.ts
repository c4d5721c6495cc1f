import { setImmediate as turn } from "node:timers/promises";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft, MenuVersion } from "@tablee/contract/management/management.contract";
import { changesBetween } from "@tablee/domain/management/menu-difference";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { writeRestaurants } from "../restaurants/import/import-restaurants.ts";
import { lockRestaurants, waitForOtherImports } from "../restaurants/import/write/import.queries.ts";
import { readRestaurant } from "../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { emptyDraft, readLive, viewDraft } from "./edit-menu.ts";
import { listedMenu } from "./edited-menu.ts";
import {
  lockDraft,
  putChanges,
  readPublished,
  readVersion,
  readVersions,
  setDraftRevision,
} from "./menu-drafts.queries.ts";
import {
  endDraft,
  planPublishing,
  readPlainChanges,
  type Unpublishable,
  type Wanted,
  writeVersions,
} from "./publication.ts";
import { publishLaid } from "./publish-laid.ts";

type Editing = Pick<Services, "database" | "clock">;

type PublishRefusal = RightRefusal | Unpublishable | { code: "draft_moved" };

/**
 * Publishes a draft, whole or not at all, in the same way as imports: what leaves the menu stays stored, what the
 * kitchen sets is kept, and open menus and baskets are notified as of an import (management §7). A draft that the
 * member has published already (a second press, a lost response) answers its version.
 */
export async function publishMenu(
  services: Editing,
  viewer: Viewer,
  asked: Asked,
): Promise<{ version: number; draft: MenuDraft } | PublishRefusal> {
  const published = await publishOnce(services, viewer, asked);
  if (!("code" in published) || published.code !== "draft_moved") return published;
  return (await publishedBefore(services, viewer, asked)) ?? published;
}

/** The version as which the member has published this draft already, or null. Asks nothing about rights. */
export async function publishedBefore(
  { database: { db } }: Pick<Services, "database">,
  { account_id }: Pick<Viewer, "account_id">,
  asked: Asked,
): Promise<{ version: number; draft: MenuDraft } | null> {
  const version = await readPublished(db, { ...asked, account_id });
  const draft = version === null ? null : await viewDraft(db, asked.restaurant_id);
  return version !== null && draft ? { version, draft } : null;
}

interface Asked {
  restaurant_id: number;
  revision: number;
}

async function publishOnce(
  services: Editing,
  viewer: Viewer,
  { restaurant_id, revision }: Asked,
): Promise<{ version: number; draft: MenuDraft } | PublishRefusal> {
  const { database, clock } = services;
  const { account_id } = viewer;
  const wanted = async (tx: Queryable): Promise<Wanted | RightRefusal | { code: "draft_moved" }> => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refusal) return refusal;
    return (await lockDraft(tx, restaurant_id)) === revision ? { revision, account_id } : { code: "draft_moved" };
  };
  const laid = database.kind === "embedded" ? await publishLaid(services, restaurant_id, wanted) : null;
  if (laid) {
    const draft = "code" in laid ? null : await viewDraft(database.db, restaurant_id, laid.live);
    return "code" in laid ? laid : draft ? { version: laid.version, draft } : { code: "not_found" };
  }
  return database.unhurried(async (tx) => {
    await waitForOtherImports(tx);
    const asked = await wanted(tx);
    if ("code" in asked) return asked;
    const published = await publishDraft(tx, { restaurant_id, revision }, asked, clock());
    if ("code" in published) return published;
    const { version, live } = published;
    const draft = await viewDraft(tx, restaurant_id, live);
    return draft ? { version, draft } : { code: "not_found" };
  });
}

/**
 * Publishes a draft; the transaction has locked the imports and then the draft's row. Other calls have their turn
 * between the passes over the menu.
 */
export async function publishDraft(
  tx: Queryable,
  { restaurant_id, revision }: { restaurant_id: number; revision: number },
  { account_id }: Pick<Viewer, "account_id">,
  at: Date,
): Promise<{ version: number; live: EditedMenu } | Unpublishable> {
  // The restaurant is written together with its menu: concurrent changes to it wait, so that they are not overwritten.
  await lockRestaurants(tx, [restaurant_id]);
  const row = await readRestaurant(tx, restaurant_id);
  if (!row) return { code: "not_found" };
  const found = { row, live: await readLive(tx, restaurant_id), changes: await readPlainChanges(tx, restaurant_id) };
  await turn();
  const newest = await readVersion(tx, restaurant_id, null);
  await turn();
  const publication = await planPublishing(found, newest);
  if ("code" in publication) return publication;
  await turn();
  const { restaurant } = publication;
  if (restaurant) await writeRestaurants(tx, { source: row.source, restaurants: [restaurant] }, at, () => {});
  const live = restaurant ? await readLive(tx, restaurant_id) : found.live;
  await turn();
  const version = await writeVersions(tx, publication, restaurant && listedMenu(live), { account_id, revision, at });
  await endDraft(tx, restaurant_id, revision);
  return { version, live };
}

/** The published versions, newest first. */
export async function listVersions({ database: { db } }: Editing, viewer: Viewer, restaurant_id: number) {
  const refusal = await refusedIn(db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const rows = await readVersions(db, restaurant_id);
  const versions = rows.map((row): MenuVersion => ({ ...row, published_at: row.published_at.toISOString() }));
  return { versions };
}

/**
 * Restores an older version into an empty draft, to be reviewed and published like any other change (management §8).
 */
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
    const live = await readLive(tx, restaurant_id);
    if (!(await emptyDraft(tx, restaurant_id, live))) return { code: "draft_not_empty" };
    const changes = changesBetween(live, version.menu);
    const by = { account_id: viewer.account_id, at: clock() };
    await putChanges(tx, restaurant_id, changes, by);
    await setDraftRevision(tx, restaurant_id, revision + 1);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `version ${number}` as const, date: by.at };
    await writeAudit(tx, { ...entry, action: "menu.restore", after: { changes: changes.length } });
    return (await viewDraft(tx, restaurant_id)) ?? { code: "not_found" };
  });
