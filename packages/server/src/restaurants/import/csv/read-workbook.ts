import { CSV_LIMITS, faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import type { CsvRow } from "@tablee/domain/management/menu-csv/csv-rows";
import { headerOf } from "@tablee/domain/management/menu-csv/header-row";
import { MOST_ROWS, type SheetRows } from "@tablee/domain/management/menu-csv/sheet-rows";
import type { CellValue, ReadOptions, Sheet } from "hucre";
import { sheetParts } from "./sheet-parts.ts";
import { unpackedSize } from "./unpacked-size.ts";
import { type ZipEntry, zipEntries } from "./zip-entries.ts";

export interface SheetRead {
  rows: SheetRows;
  /** The name of the sheet that was read, if more than one sheet of the workbook has content. */
  sheet: string | null;
}

/** About fifty times the unpacked size of the largest menu allowed. */
const MOST_UNPACKED = 24_000_000;
/** Empty rows between filled ones count as well. */
const MOST_LINES = 5 * MOST_ROWS;
/** The columns that may be filled and one more, as Excel names them. */
const LOOKED_AT = `A1:BI${MOST_LINES}`;
/** Each sheet is read to its end, and a guests' menu is among the first ones. */
const MOST_SHEETS = 20;
/** How an OpenDocument workbook begins, after the header of its first ZIP entry. */
const OPEN_DOCUMENT = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";

const isOpenDocument = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(30, 30 + OPEN_DOCUMENT.length)) === OPEN_DOCUMENT;

/** Whether the file is a ZIP archive, as workbooks are (Excel's, LibreOffice's, Google's, Numbers' exports). */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Returns the rows of the sheet that looks most like a menu: the first visible one with headings, else the first
 * visible one with content.
 */
export async function rowsOfWorkbook(bytes: Uint8Array): Promise<SheetRead> {
  const entries = zipEntries(bytes);
  const size = entries && unpackedSize(entries);
  if (entries === null || size === null) return { rows: faultAt(1, "not_csv"), sheet: null };
  if (size > MOST_UNPACKED) return { rows: faultAt(1, "file_too_large"), sheet: null };
  let sheets: Sheet[];
  try {
    sheets = await sheetsOf(bytes, entries);
  } catch {
    return { rows: faultAt(1, "not_csv"), sheet: null };
  }
  const held = sheets
    .map((sheet) => ({ name: sheet.name, rows: rowsOfSheet(withMerged(sheet)) }))
    .filter(({ rows }) => rows.length > 0);
  const [first] = held;
  if (!first) return { rows: [], sheet: null };
  const taken = held.find(({ rows }) => headerOf(rows) !== null) ?? first;
  return { rows: taken.rows, sheet: held.length > 1 ? taken.name.slice(0, 60) : null };
}

/** Reads the sheets of a workbook. The library for it is loaded only when it is needed. */
async function sheetsOf(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<Sheet[]> {
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
  return (await readXlsx(sheetParts(bytes, entries), options)).sheets;
}

/** Returns a cell as it would appear in a CSV. */
function wordsOf(cell: CellValue): string {
  if (cell === null) return "";
  // A workbook may store a computed 12.3 as 12.299999999999999.
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // One character over the limit is enough to detect that the text is too long.
  // XML's escapes can name characters that no text has: NUL, half of a surrogate pair.
  return String(cell)
    .slice(0, CSV_LIMITS.cell + 1)
    .replaceAll("\0", "")
    .toWellFormed();
}

/** How many cells of merged ranges are filled; no menu has more. */
const MOST_MERGED = 100_000;

/**
 * The rows of a sheet in which each cell of a range that is merged down a column has its value: a section beside all of
 * its dishes. A range across columns is a title.
 */
function withMerged({ rows, merges = [] }: Sheet): CellValue[][] {
  const filled = rows.map((row) => [...row]);
  let left = MOST_MERGED;
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = filled[startRow]?.[startCol] ?? null;
    if (startCol !== endCol || value === null) continue;
    for (let at = startRow + 1; at <= Math.min(endRow, filled.length - 1) && left > 0; at += 1) {
      const row = filled[at] ?? [];
      // An empty line within the range stays empty.
      if (startCol < row.length && row.some((cell) => cell !== null && cell !== "")) row[startCol] ??= value;
      left -= 1;
    }
  }
  return filled;
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
