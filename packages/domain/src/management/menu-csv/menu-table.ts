import { columnsOf, type CsvColumn, isNameColumn } from "./columns.ts";
import { CSV_LIMITS, type CsvFault, faultAt } from "./csv-faults.ts";
import { type CsvRow, FIRST_ROWS } from "./csv-rows.ts";
import { headerOf, likelyHeaderOf } from "./header-row.ts";

/** What the person who uploads a file says about its columns (management §31). */
export interface Assignment {
  /** The line of the headers, as the file counts lines; null if there are none and the dishes start at once. */
  header: number | null;
  /** What each column is, from the first one; null means that it is ignored. If this is missing, the headers decide. */
  columns?: readonly (CsvColumn | null)[] | undefined;
}

export interface TableColumn {
  /** As the file writes it; "" if it has none. */
  header: string;
  column: CsvColumn | undefined;
}

/** A spreadsheet as a table: the line of the headers, the columns and the rows below. */
export interface MenuTable {
  /** The line of the headers; null if there are none. */
  header: number | null;
  columns: TableColumn[];
  /** How many cells a row may fill, because their columns are known. */
  told: number;
  /** How many cells the header row fills; without one, as many as the widest row. */
  headed: number;
  /** How many cells a row has: as many as columns were assigned, else as the header row has, empty ones included. */
  room: number;
  /** Whether somebody said what each column is. */
  isSaid: boolean;
  dishes: CsvRow[];
  /** The rows among which the header row can be chosen. */
  first: CsvRow[];
}

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/**
 * Reads a file's rows as a table of dishes, by its own headers or by the assignment; returns a fault if that is
 * impossible.
 */
export function menuTable(rows: readonly CsvRow[], assigned?: Assignment): MenuTable | CsvFault {
  const [top] = rows;
  if (!top) return faultAt(1, "file_empty");
  const at = headerAt(rows, assigned);
  if (at === undefined) return faultAt(assigned?.header ?? 1, "assignment_unfit");
  const head = at === null ? undefined : rows[at];
  const dishes = at === null ? rows : rows.slice(at + 1).filter((row) => !isHeaderAgain(row));
  const line = head?.line ?? top.line;
  const last = dishes[CSV_LIMITS.dishes];
  if (last) return faultAt(last.line, "too_many_dishes", null, String(CSV_LIMITS.dishes));
  const widest = dishes.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  if ((head?.cells.length ?? widest) > CSV_LIMITS.columns) return faultAt(line, "too_many_columns");
  const width = Math.min(CSV_LIMITS.columns, Math.max(widest, widthOf(head?.cells ?? [])));
  const said = assigned?.columns;
  if (said && said.length !== width) return faultAt(line, "assignment_unfit");
  const headers = Array.from({ length: width }, (_, index) => head?.cells[index]?.trim() ?? "");
  const known = said ?? columnsOf(headers);
  const columns = headers.map((header, index): TableColumn => ({ header, column: known[index] ?? undefined }));
  const told = said || !head ? width : head.cells.length;
  return {
    header: head?.line ?? null,
    columns,
    told,
    headed: head ? widthOf(head.cells) : width,
    room: said || !head ? width : head.cells.length,
    isSaid: said !== undefined,
    dishes: [...dishes],
    first: rows.slice(0, FIRST_ROWS),
  };
}

/** Whether a row below the headers repeats them: in the other language, or above the dishes of each section. */
const isHeaderAgain = (row: CsvRow): boolean => headerOf([row]) !== null;

/** The index of the header row, null if there is none, or undefined if the assigned line does not exist. */
function headerAt(rows: readonly CsvRow[], assigned: Assignment | undefined): number | null | undefined {
  if (!assigned) return headerOf(rows) ?? likelyHeaderOf(rows);
  if (assigned.header === null) return null;
  const at = rows.slice(0, FIRST_ROWS).findIndex(({ line }) => line === assigned.header);
  return at < 0 ? undefined : at;
}

/** Why the columns cannot be read as a menu: one occurs twice, or one is missing. */
export function columnsFault(columns: readonly TableColumn[], line: number): CsvFault | null {
  const twice = columns.find(
    ({ column }, at) => column !== undefined && columns.findIndex((one) => one.column === column) < at,
  );
  if (twice) return faultAt(line, "column_twice", twice.header || (twice.column ?? null));
  const has = (is: (column: CsvColumn) => boolean) => columns.some(({ column }) => column !== undefined && is(column));
  if (!has(isNameColumn)) return faultAt(line, "column_missing", "name");
  return has((column) => column === "price") ? null : faultAt(line, "column_missing", "price");
}
