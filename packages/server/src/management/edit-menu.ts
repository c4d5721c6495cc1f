import { setImmediate as turn } from "node:timers/promises";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { FaultyPlace, MenuDraft } from "@tablee/contract/management/management.contract";
import { toldChanges } from "@tablee/domain/management/change-kinds";
import { draftedMenu, isSame, type MenuChange } from "@tablee/domain/management/menu-draft";
import { editDraft, type EditRefusal, type MenuEdit } from "@tablee/domain/management/menu-edits";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { readStoredMenus } from "../restaurants/import/write/stored-menus.queries.ts";
import { readRestaurant } from "../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { editedMenu } from "./edited-menu.ts";
import {
  type ChangeRow,
  dropChanges,
  dropDraft,
  lockDraft,
  putChanges,
  readChanges,
  readDraftRevision,
  readOthers,
  readPlan,
  setDraftRevision,
} from "./menu-drafts.queries.ts";
import { faultsOfEdits, isFull } from "./menu-problems.ts";

type Editing = Pick<Services, "database" | "clock">;

/** A draft's changes without their authors, as the rules take them. */
export const plainChanges = (rows: readonly ChangeRow[]): MenuChange[] =>
  rows.map(({ list, ref, field, before, after }) => ({ list, ref, field, before, after }));

export const readLive = async (db: Queryable, restaurant_id: number): Promise<EditedMenu> => {
  const stored = await readStoredMenus(db, [restaurant_id]);
  await turn();
  return editedMenu(stored);
};

/** The draft as the editor shows it; null if there is no such restaurant. */
export async function viewDraft(db: Queryable, restaurant_id: number, live?: EditedMenu): Promise<MenuDraft | null> {
  const row = await readRestaurant(db, restaurant_id);
  if (!row) return null;
  return {
    restaurant_id,
    name: row.name,
    currency: row.currency,
    revision: await readDraftRevision(db, restaurant_id),
    live_revision: row.revision,
    live: live ?? (await readLive(db, restaurant_id)),
    changes: (await readChanges(db, restaurant_id)).map((change) => ({ ...change, date: change.date.toISOString() })),
    ...(await viewPlan(db, restaurant_id)),
  };
}

async function viewPlan(db: Queryable, restaurant_id: number): Promise<Pick<MenuDraft, "plan" | "plan_failed">> {
  const { publish_at, by, plan_failure, plan_failed_at } = await readPlan(db, restaurant_id);
  return {
    plan: publish_at && { at: publish_at.toISOString(), by },
    plan_failed: plan_failure && plan_failed_at && { at: plan_failed_at.toISOString(), code: plan_failure },
  };
}

/** Reads the draft from one snapshot, unaffected by concurrent writes. */
export const getDraft = ({ database: { db } }: Editing, viewer: Viewer, restaurant_id: number) =>
  db.transaction(
    async (tx): Promise<MenuDraft | RightRefusal> => {
      const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
      return refusal ?? (await viewDraft(tx, restaurant_id)) ?? { code: "not_found" };
    },
    { isolationLevel: "repeatable read" },
  );

/** Somebody who has edited within this time is shown to others as still editing. */
const AT_WORK_MS = 120_000;

/**
 * The two counters from which an open editor learns that others have changed something, and who is editing
 * (management §4).
 */
export async function getPulse({ database: { db }, clock }: Editing, viewer: Viewer, restaurant_id: number) {
  const refusal = await refusedIn(db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const row = await readRestaurant(db, restaurant_id);
  const revision = await readDraftRevision(db, restaurant_id);
  const since = new Date(clock().getTime() - AT_WORK_MS);
  const others = await readOthers(db, restaurant_id, { account_id: viewer.account_id, since });
  return { revision, live_revision: row?.revision ?? 0, others };
}

type Refusal =
  | RightRefusal
  | EditRefusal
  | { code: "menu_full" }
  | { code: "menu_value_invalid"; faults: FaultyPlace[] };

/** Applies edits to the draft, all or none (management §4). */
export const editMenu = (
  { database: { db }, clock }: Editing,
  viewer: Viewer,
  { restaurant_id, edits }: { restaurant_id: number; edits: readonly MenuEdit[] },
) =>
  db.transaction(async (tx): Promise<Omit<MenuDraft, "live"> | Refusal> => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refusal) return refusal;
    const revision = await lockDraft(tx, restaurant_id);
    const live = await readLive(tx, restaurant_id);
    const was = plainChanges(await readChanges(tx, restaurant_id));
    const laid = editDraft(live, was, edits);
    if ("code" in laid) return laid;
    const { menu } = draftedMenu(live, laid.changes);
    const faults = faultsOfEdits(menu, edits);
    if (faults.length > 0) return { code: "menu_value_invalid", faults };
    if (isFull(menu)) return { code: "menu_full" };
    await keep(tx, restaurant_id, { was, is: laid.changes }, { account_id: viewer.account_id, at: clock() });
    await setDraftRevision(tx, restaurant_id, revision + 1);
    const view = await viewDraft(tx, restaurant_id, live);
    if (!view) return { code: "not_found" };
    const { live: _, ...draft } = view;
    return draft;
  });

const placeOf = ({ list, ref, field }: MenuChange): string => `${list}\n${ref}\n${field}`;

/** Writes only the changes that differ from the stored ones. */
async function keep(
  tx: Queryable,
  restaurant_id: number,
  { was, is }: { was: readonly MenuChange[]; is: readonly MenuChange[] },
  by: { account_id: number; at: Date },
): Promise<void> {
  const before = new Map(was.map((change) => [placeOf(change), change]));
  const after = new Set(is.map(placeOf));
  const changed = is.filter((change) => !isSame(before.get(placeOf(change)), change));
  await putChanges(tx, restaurant_id, changed, by);
  const dropped = was.filter((change) => !after.has(placeOf(change)));
  await dropChanges(tx, restaurant_id, dropped);
}

/**
 * Empties a draft in which nothing is left to review: its only changes are orders that are the live ones again. Returns
 * false if there is more, which would be somebody's work.
 */
export async function emptyDraft(tx: Queryable, restaurant_id: number, live: EditedMenu): Promise<boolean> {
  const changes = await readChanges(tx, restaurant_id);
  if (toldChanges(live, changes).length > 0) return false;
  if (changes.length > 0) await dropDraft(tx, restaurant_id);
  return true;
}

/** Discards the draft, if it still has the revision that the caller saw. */
export const discardDraft = (
  { database: { db }, clock }: Editing,
  viewer: Viewer,
  { restaurant_id, revision }: { restaurant_id: number; revision: number },
) =>
  db.transaction(async (tx): Promise<MenuDraft | RightRefusal | { code: "draft_moved" }> => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refusal) return refusal;
    if ((await lockDraft(tx, restaurant_id)) !== revision) return { code: "draft_moved" };
    const changes = await readChanges(tx, restaurant_id);
    if (changes.length > 0) {
      await dropDraft(tx, restaurant_id);
      await setDraftRevision(tx, restaurant_id, revision + 1);
      const entry = { account_id: viewer.account_id, restaurant_id, subject: "draft menu" as const, date: clock() };
      await writeAudit(tx, { ...entry, action: "menu.discard", before: { changes: changes.length } });
    }
    return (await viewDraft(tx, restaurant_id)) ?? { code: "not_found" };
  });
