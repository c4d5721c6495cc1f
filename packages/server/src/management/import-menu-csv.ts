import type { CsvImported } from "@tablee/contract/management/management.contract";
import { type CsvFault, readMenuCsv } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { draftedMenu } from "@tablee/domain/management/menu-draft";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Viewer } from "../http/context.ts";
import { decodeCsv } from "../restaurants/import/csv/decode-csv.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { changesOfCsv } from "./csv-menu.ts";
import { readLive, viewDraft } from "./edit-menu.ts";
import { lockDraft, putChanges, readChanges, setDraftRevision } from "./menu-drafts.queries.ts";
import { isFull } from "./menu-problems.ts";

interface Asked {
  restaurant_id: number;
  file: File;
  /** What the file does not list leaves the menu. */
  whole: boolean;
}

type Refusal =
  | RightRefusal
  | { code: "draft_not_empty" }
  | { code: "menu_full" }
  | { code: "menu_file_refused"; faults: CsvFault[] };

/**
 * Lays a menu's CSV into an empty draft, whole or not at all: it is compared and published as any other change
 * (management §31). Over somebody's draft it would overwrite what they are at.
 */
export async function importMenuCsv(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  { restaurant_id, file, whole }: Asked,
): Promise<CsvImported | Refusal> {
  const refusal = await refusedIn(db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const { dishes, unknown, faults } = readMenuCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())), file.size);
  if (faults.length > 0) return { code: "menu_file_refused", faults };
  return db.transaction(async (tx): Promise<CsvImported | Refusal> => {
    const refused = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refused) return refused;
    const revision = await lockDraft(tx, restaurant_id);
    if ((await readChanges(tx, restaurant_id)).length > 0) return { code: "draft_not_empty" };
    const live = await readLive(tx, restaurant_id);
    const changes = changesOfCsv(live, dishes, whole);
    if (isFull(draftedMenu(live, changes).menu)) return { code: "menu_full" };
    const by = { account_id: viewer.account_id, at: clock() };
    await putChanges(tx, restaurant_id, changes, by);
    if (changes.length > 0) await setDraftRevision(tx, restaurant_id, revision + 1);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: "draft menu", date: by.at };
    await writeAudit(tx, {
      ...entry,
      action: "menu.import",
      after: { dishes: dishes.length, changes: changes.length },
    });
    const draft = await viewDraft(tx, restaurant_id, live);
    return draft ? { draft, dishes: dishes.length, unknown } : { code: "not_found" };
  });
}
