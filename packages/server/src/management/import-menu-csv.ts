import type { CsvImported } from "@tablee/contract/management/management.contract";
import type { Assignment } from "@tablee/contract/management/menu-csv.schema";
import type { CsvFault } from "@tablee/domain/management/menu-csv/csv-faults";
import type { Context, Viewer } from "../http/context.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { changesOfCsv } from "./csv-menu.ts";
import { layFile } from "./lay-file.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { tooManyFiles, type UnreadFile } from "./sheet/too-many-files.ts";

interface Asked {
  restaurant_id: number;
  file: File;
  /** Removes from the menu what the file does not list. */
  whole: boolean;
  /** If missing, the headings say what the columns are. */
  assigned?: Assignment | undefined;
}

type Refusal =
  | RightRefusal
  | UnreadFile
  | { code: "draft_not_empty" }
  | { code: "menu_full" }
  | { code: "menu_file_refused"; faults: CsvFault[] };

/**
 * Imports a menu's spreadsheet into an empty draft, whole or not at all, to be compared and published like any other
 * change (management §31). In a draft with changes it would overwrite somebody's work.
 */
export async function importMenuCsv(
  services: Pick<Services, "database" | "clock"> & Pick<Context, "limits" | "gone">,
  viewer: Viewer,
  { restaurant_id, file, whole, assigned }: Asked,
): Promise<CsvImported | Refusal> {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const refused = await tooManyFiles(services, viewer, file);
  if (refused) return refused;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const turn = await readSheet(services, viewer, "menu", { bytes, assigned });
  if ("refused" in turn) return turn.refused;
  const { header, dishes, unknown, faults } = turn.read;
  if (faults.length > 0) return { code: "menu_file_refused", faults };
  const laid = await layFile(services, viewer, {
    restaurant_id,
    dishes: dishes.length,
    changesOf: (live) => changesOfCsv(live, dishes, whole),
  });
  return "code" in laid ? laid : { draft: laid, dishes: dishes.length, unknown, header };
}
