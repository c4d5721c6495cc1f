import { CSV_LIMITS, type CsvFault, faultAt } from "./csv-faults.ts";
import { type CsvRow, csvRows, delimiterOf, FIRST_ROWS } from "./csv-rows.ts";
import { headerOf } from "./header-row.ts";

/** The rows of a file of any format, or the fault that makes it unreadable. */
export type SheetRows = readonly CsvRow[] | CsvFault;

/** One row more than the limit, to detect that there are too many. */
export const MOST_ROWS = FIRST_ROWS + CSV_LIMITS.dishes + 1;

const hasHeader = (rows: readonly CsvRow[]): boolean => headerOf(rows) !== null;

/** The rows of a CSV whose file has this many bytes. */
export function rowsOfText(text: string, bytes = text.length): SheetRows {
  if (bytes > CSV_LIMITS.bytes) return faultAt(1, "file_too_large");
  // Compressed and other binary files contain this character; of a PDF, it may be too far on.
  if (text.includes("\0") || text.startsWith("%PDF-")) return faultAt(1, "not_csv");
  const read = csvRows(text, delimiterOf(text, hasHeader), MOST_ROWS);
  if ("rows" in read) return read.rows;
  return faultAt(read.unclosed.line, "quote_unclosed", String(read.unclosed.column));
}
