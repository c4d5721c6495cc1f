import { CSV_LIMITS, faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import { rowsOfText } from "@tablee/domain/management/menu-csv/sheet-rows";
import { decodeCsv } from "./decode-csv.ts";
import { isWorkbook, rowsOfWorkbook, type SheetRead } from "./read-workbook.ts";

/** Reads the rows of a spreadsheet, either a CSV or a workbook. */
export async function readRows(bytes: Uint8Array): Promise<SheetRead> {
  if (bytes.length > CSV_LIMITS.bytes) return { rows: faultAt(1, "file_too_large"), sheet: null };
  if (isWorkbook(bytes)) return rowsOfWorkbook(bytes);
  return { rows: rowsOfText(decodeCsv(bytes), bytes.length), sheet: null };
}
