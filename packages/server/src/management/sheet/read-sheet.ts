import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import type { CsvFault } from "@tablee/domain/management/menu-csv/csv-faults";
import { previewMenuCsv } from "@tablee/domain/management/menu-csv/preview-menu-csv";
import { type MenuCsv, readMenuCsv } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { readRows } from "../../restaurants/import/csv/read-rows.ts";

export interface SheetToRead {
  bytes: Uint8Array;
  /** If missing, the headings say what the columns are. */
  assigned?: Assignment | undefined;
}

/** The purposes for which a spreadsheet is read. */
export interface SheetReadings {
  /** How it is read, or why it cannot be. */
  preview: CsvPreview | CsvFault;
  /** Its dishes. */
  menu: MenuCsv;
}
export type Wanted = keyof SheetReadings;

/** All processing of a spreadsheet that needs no database. */
const READERS: { [Key in Wanted]: (sheet: SheetToRead) => Promise<SheetReadings[Key]> } = {
  preview: async ({ bytes, assigned }) => {
    const { rows, sheet } = await readRows(bytes);
    return previewMenuCsv(rows, sheet, assigned);
  },
  menu: async ({ bytes, assigned }) => readMenuCsv((await readRows(bytes)).rows, assigned),
};

export const readSheet = <Key extends Wanted>(wanted: Key, sheet: SheetToRead): Promise<SheetReadings[Key]> =>
  READERS[wanted](sheet);
