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

/**
 * Reads a spreadsheet, large ones and workbooks in a process of their own and one at a time, so that neither their size
 * nor their content delays other calls, or ends this process. `tooMuch` is called if a file is given up.
 */
export async function readSheetAsItFits<Key extends Wanted>(
  wanted: Key,
  file: SheetToRead,
  tooMuch: () => Promise<unknown>,
): Promise<Readings[Key]["read"]> {
  const isSmall = file.bytes.length <= SMALL && !isWorkbook(file.bytes);
  const answer = await (isSmall ? readAs(wanted, file) : readInProcess({ wanted, file }, READING_BOUNDS));
  if (answer) return answer.read;
  await tooMuch();
  return UNREADABLE[wanted];
}
