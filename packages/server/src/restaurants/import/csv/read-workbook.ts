import { CSV_LIMITS, faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import type { CsvRow } from "@tablee/domain/management/menu-csv/csv-rows";
import { headerOf } from "@tablee/domain/management/menu-csv/header-row";
import { MOST_ROWS, type SheetRows } from "@tablee/domain/management/menu-csv/sheet-rows";
import type { CellValue, ReadOptions, Sheet } from "hucre";
import { unpackedSize } from "./unpacked-size.ts";

export interface SheetRead {
  rows: SheetRows;
  /** The sheet that was read, of a workbook in which more than one holds something. */
  sheet: string | null;
}

/** A file of this size is some fifty times what a menu of as many dishes as may be takes. */
const MOST_UNPACKED = 24_000_000;
/** Rows of nothing that stand between those that hold something count as well. */
const MOST_LINES = 5 * MOST_ROWS;
/** The columns that may be filled and one more, as Excel names them. */
const LOOKED_AT = `A1:BI${MOST_LINES}`;
/** The menu is among the first sheets, or it is no menu for guests: each is read to its end. */
const MOST_SHEETS = 20;
/** How a workbook of OpenDocument begins, behind the name of its first part. */
const OPEN_DOCUMENT = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";

const isOpenDocument = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(30, 30 + OPEN_DOCUMENT.length)) === OPEN_DOCUMENT;

/** A packed file, as workbooks are (Excel's, LibreOffice's, Google's, Numbers' when it exports one). */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The rows of the sheet that looks most like a menu: the first that is seen and has headings, else the first that holds something. */
export async function rowsOfWorkbook(bytes: Uint8Array): Promise<SheetRead> {
  const size = unpackedSize(bytes);
  if (size === null) return { rows: faultAt(1, "not_csv"), sheet: null };
  if (size > MOST_UNPACKED) return { rows: faultAt(1, "file_too_large"), sheet: null };
  let sheets: Sheet[];
  try {
    sheets = await sheetsOf(bytes);
  } catch {
    return { rows: faultAt(1, "not_csv"), sheet: null };
  }
  const held = sheets
    .map(({ name, rows }) => ({ name, rows: rowsOfSheet(rows) }))
    .filter(({ rows }) => rows.length > 0);
  const [first] = held;
  if (!first) return { rows: [], sheet: null };
  const taken = held.find(({ rows }) => headerOf(rows) !== null) ?? first;
  return { rows: taken.rows, sheet: held.length > 1 ? taken.name.slice(0, 60) : null };
}

/** What reads workbooks is read itself when there is one. */
async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const options: ReadOptions = {
    maxRows: MOST_LINES,
    range: LOOKED_AT,
    sheets: ({ hidden, veryHidden }, at) => at < MOST_SHEETS && !hidden && !veryHidden,
  };
  if (isOpenDocument(bytes)) {
    const { readOds } = await import("hucre/ods");
    return (await readOds(bytes, options)).sheets;
  }
  const { readXlsx } = await import("hucre/xlsx");
  return (await readXlsx(bytes, options)).sheets;
}

/** A cell as it would stand in a CSV. */
function wordsOf(cell: CellValue): string {
  if (cell === null) return "";
  // A workbook keeps 12.3 as 12.299999999999999 where it was reckoned.
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // One letter more than it may have tells that it is too long.
  return String(cell).slice(0, CSV_LIMITS.cell + 1);
}

function rowsOfSheet(rows: readonly (readonly CellValue[])[]): CsvRow[] {
  const read: CsvRow[] = [];
  for (const [at, values] of rows.entries()) {
    const cells = values.slice(0, CSV_LIMITS.columns + 1).map(wordsOf);
    const width = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
    if (width > 0) read.push({ line: at + 1, cells: cells.slice(0, width) });
    if (read.length === MOST_ROWS) break;
  }
  return read;
}
