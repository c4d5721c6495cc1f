import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import type { CsvFault } from "@tablee/domain/management/menu-csv/csv-faults";
import type { Context, Viewer } from "../http/context.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { tooManyFiles, type UnreadFile } from "./sheet/too-many-files.ts";

interface Asked {
  restaurant_id: number;
  file: File;
  /** If missing, the headings say what the columns are. */
  assigned?: Assignment | undefined;
}

/** Shows how a spreadsheet is read, before it is imported (management §31); nothing is written. */
export async function previewCsv(
  services: Pick<Services, "database"> & Pick<Context, "limits" | "gone">,
  viewer: Viewer,
  { restaurant_id, file, assigned }: Asked,
): Promise<CsvPreview | RightRefusal | UnreadFile | { code: "menu_file_refused"; faults: CsvFault[] }> {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const refused = await tooManyFiles(services, viewer, file);
  if (refused) return refused;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const turn = await readSheet(services, viewer, "preview", { bytes, assigned });
  if ("refused" in turn) return turn.refused;
  const { read } = turn;
  return "code" in read ? { code: "menu_file_refused", faults: [read] } : read;
}
