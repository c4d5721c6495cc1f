import { draftedMenu } from "@tablee/domain/management/menu-draft";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Hear } from "../events/hear.ts";
import { emptyDraft, readLive } from "./edit-menu.ts";
import { editedOf } from "./edited-menu.ts";
import { changesOfFile } from "./file-changes.ts";
import { lockDraft, putChanges, setDraftRevision } from "./menu-drafts.queries.ts";
import { isFull } from "./menu-problems.ts";

/**
 * Turns an imported menu into a draft if the restaurant's own staff have published theirs, to be compared
 * (management §45). A draft with changes is left alone, because the import would overwrite somebody's work.
 */
export const layBrought: Hear<"menu.brought"> = async (_services, tx, { restaurant_id, menu, account_id, at }) => {
  const revision = await lockDraft(tx, restaurant_id);
  const live = await readLive(tx, restaurant_id);
  if (!(await emptyDraft(tx, restaurant_id, live))) return null;
  const told = editedOf(menu);
  const changes = changesOfFile(live, told, true);
  if (changes.length === 0 || isFull(draftedMenu(live, changes).menu)) return null;
  await putChanges(tx, restaurant_id, changes, { account_id, at });
  await setDraftRevision(tx, restaurant_id, revision + 1);
  const entry = { account_id, restaurant_id, action: "menu.import", subject: "draft menu", date: at } as const;
  await writeAudit(tx, { ...entry, after: { dishes: told.items.length, changes: changes.length } });
  return null;
};
