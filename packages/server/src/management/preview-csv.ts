import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import type { CsvFault } from "@tablee/domain/management/menu-csv/csv-faults";
import { previewMenuCsv } from "@tablee/domain/management/menu-csv/preview-menu-csv";
import type { Viewer } from "../http/context.ts";
import { decodeCsv } from "../restaurants/import/csv/decode-csv.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";

interface Asked {
  restaurant_id: number;
  file: File;
  /** Missing: its columns are what their headings say. */
  assigned?: Assignment | undefined;
}

/** How a menu's CSV is read, before anything is made of it (management §31): nothing is written. */
export async function previewCsv(
  services: Pick<Services, "database">,
  viewer: Viewer,
  { restaurant_id, file, assigned }: Asked,
): Promise<CsvPreview | RightRefusal | { code: "menu_file_refused"; faults: CsvFault[] }> {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  const read = previewMenuCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())), file.size, assigned);
  return "code" in read ? { code: "menu_file_refused", faults: [read] } : read;
}
