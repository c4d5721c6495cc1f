import { faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import { READING_BOUNDS } from "../../restaurants/import/apart/reading-bounds.ts";
import { readInProcess } from "../../restaurants/import/apart/read-in-process.ts";
import { readAs, type Readings, type SheetToRead } from "../../restaurants/import/apart/readings.ts";
import { isWorkbook } from "../../restaurants/import/csv/read-workbook.ts";

/** A text of this many bytes is read faster than a process starts. */
const SMALL = 32_768;
/** The answer for a file that cannot be read to its end. */
const UNREADABLE = {
  preview: faultAt(1, "not_csv"),
  menu: { header: null, dishes: [], unknown: [], faults: [faultAt(1, "not_csv")] },
};
type Wanted = keyof typeof UNREADABLE;

/** Whether a spreadsheet is read in a process of its own: a large one, or a workbook. */
export const isReadApart = (bytes: Uint8Array): boolean => bytes.length > SMALL || isWorkbook(bytes);

/**
 * Reads a spreadsheet, large ones and workbooks in a process of their own and one at a time, so that neither their size
 * nor their content delays other calls, or ends this process. `tooMuch` is called if a file is given up.
 */
export async function readSheetAsItFits<Key extends Wanted>(
  wanted: Key,
  file: SheetToRead,
  tooMuch: () => Promise<unknown>,
  bounds = READING_BOUNDS,
): Promise<Readings[Key]["read"]> {
  const answer = await (isReadApart(file.bytes) ? readInProcess({ wanted, file }, bounds) : readAs(wanted, file));
  if (answer) return answer.read;
  await tooMuch();
  return UNREADABLE[wanted];
}
