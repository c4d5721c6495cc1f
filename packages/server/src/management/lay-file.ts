import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { draftedMenu, type MenuChange } from "@tablee/domain/management/menu-draft";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Viewer } from "../http/context.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { emptyDraft, readLive, viewDraft } from "./edit-menu.ts";
import { lockDraft, putChanges, setDraftRevision } from "./menu-drafts.queries.ts";
import { isFull } from "./menu-problems.ts";

interface FileToLay {
  restaurant_id: number;
  /** How many dishes the file has. */
  dishes: number;
  changesOf: (live: EditedMenu) => MenuChange[];
}

/**
 * Applies a file's changes to an empty draft, whole or not at all (management §31). In a draft with changes it would
 * overwrite somebody's work.
 */
export const layFile = (
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  { restaurant_id, dishes, changesOf }: FileToLay,
): Promise<MenuDraft | RightRefusal | { code: "draft_not_empty" | "menu_full" }> =>
  db.transaction(async (tx) => {
    const refused = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refused) return refused;
    const revision = await lockDraft(tx, restaurant_id);
    const live = await readLive(tx, restaurant_id);
    if (!(await emptyDraft(tx, restaurant_id, live))) return { code: "draft_not_empty" };
    const changes = changesOf(live);
    if (isFull(draftedMenu(live, changes).menu)) return { code: "menu_full" };
    const by = { account_id: viewer.account_id, at: clock() };
    await putChanges(tx, restaurant_id, changes, by);
    if (changes.length > 0) await setDraftRevision(tx, restaurant_id, revision + 1);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: "draft menu" as const, date: by.at };
    await writeAudit(tx, { ...entry, action: "menu.import", after: { dishes, changes: changes.length } });
    return (await viewDraft(tx, restaurant_id, live)) ?? { code: "not_found" };
  });
