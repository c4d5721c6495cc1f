import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { CsvFault } from "@tablee/domain/management/menu-csv/csv-faults";
import { previewMenuCsv } from "@tablee/domain/management/menu-csv/preview-menu-csv";
import { type MenuCsv, readMenuCsv } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { readRows } from "../csv/read-rows.ts";
import type { FileToRead } from "../read-file.ts";
import type { FileRead } from "../reading.ts";

export interface SheetToRead {
  bytes: Uint8Array;
  /** If missing, the headings say what the columns are. */
  assigned?: Assignment | undefined;
}

/** The purposes for which a file is read. Their `list` may be long, and travels in pieces. */
export interface Readings {
  /** How a spreadsheet is read, or why it cannot be. */
  preview: { file: SheetToRead; read: CsvPreview | CsvFault; list: never };
  /** The dishes of a spreadsheet. */
  menu: { file: SheetToRead; read: MenuCsv; list: never };
  /** A file in any format that is imported; its restaurants are the list. */
  import: { file: FileToRead; read: Omit<FileRead, "restaurants">; list: TableeRestaurant };
}
export type Wanted = keyof Readings;
export interface Read<Key extends Wanted> {
  read: Readings[Key]["read"];
  list: Readings[Key]["list"][];
}

/** All processing of a file that needs no database. */
const READERS: { [Key in Wanted]: (file: Readings[Key]["file"]) => Promise<Read<Key>> } = {
  preview: async ({ bytes, assigned }) => {
    const { rows, sheet } = await readRows(bytes);
    return { read: previewMenuCsv(rows, sheet, assigned), list: [] };
  },
  menu: async ({ bytes, assigned }) => ({ read: readMenuCsv((await readRows(bytes)).rows, assigned), list: [] }),
  import: async (file) => {
    // The other formats' readers take ten megabytes of memory.
    const { readFile } = await import("../read-file.ts");
    const { restaurants, ...read } = await readFile(file);
    return { read, list: restaurants };
  },
};

export const readAs = <Key extends Wanted>(wanted: Key, file: Readings[Key]["file"]): Promise<Read<Key>> =>
  READERS[wanted](file);
