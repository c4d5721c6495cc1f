import { columnOf, type CsvColumn, isNameColumn } from "./columns.ts";
import { CSV_LIMITS, type CsvFault, faultAt } from "./csv-faults.ts";
import { type CsvRow, csvRows, delimiterOf, FIRST_ROWS } from "./csv-rows.ts";
import { headerOf, likelyHeaderOf } from "./header-row.ts";

/** What whoever brings a file says of its columns (management §31). */
export interface Assignment {
  /** The line with the headings, as the file counts them; null: there is none, dishes begin at once. */
  header: number | null;
  /** What each column is, from the first one; null: it is passed over. Missing: what its heading says. */
  columns?: readonly (CsvColumn | null)[] | undefined;
}

export interface TableColumn {
  /** As the file writes it; "": nothing. */
  header: string;
  column: CsvColumn | undefined;
}

/** A spreadsheet as a table: which line names its columns, what these are, and the lines below. */
export interface MenuTable {
  /** The line of its headings; null: it has none. */
  header: number | null;
  columns: TableColumn[];
  /** So many cells a line may fill, since somebody knows what they are. */
  told: number;
  dishes: CsvRow[];
  /** Those from which the headings are chosen. */
  first: CsvRow[];
}

/** One more than can be read tells that there are too many. */
const MOST_ROWS = FIRST_ROWS + CSV_LIMITS.dishes + 1;

const hasHeader = (rows: readonly CsvRow[]): boolean => headerOf(rows) !== null;

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/** A file as a table of dishes, as it is or as somebody says that it is; or what it is not readable for. */
export function menuTable(text: string, bytes: number, assigned?: Assignment): MenuTable | CsvFault {
  if (bytes > CSV_LIMITS.bytes) return faultAt(1, "file_too_large");
  // A workbook is a packed file, and no text has this character.
  if (text.includes("\0")) return faultAt(1, "not_csv");
  const read = csvRows(text, delimiterOf(text, hasHeader), MOST_ROWS);
  if ("unclosed" in read) return faultAt(read.unclosed.line, "quote_unclosed", String(read.unclosed.column));
  const { rows } = read;
  const [top] = rows;
  if (!top) return faultAt(1, "file_empty");
  const at = headerAt(rows, assigned);
  if (at === undefined) return faultAt(assigned?.header ?? 1, "assignment_unfit");
  const head = at === null ? undefined : rows[at];
  const dishes = rows.slice(at === null ? 0 : at + 1);
  const line = head?.line ?? top.line;
  const last = dishes[CSV_LIMITS.dishes];
  if (last) return faultAt(last.line, "too_many_dishes", null, String(CSV_LIMITS.dishes));
  const widest = dishes.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  if ((head?.cells.length ?? widest) > CSV_LIMITS.columns) return faultAt(line, "too_many_columns");
  const width = Math.min(CSV_LIMITS.columns, Math.max(widest, widthOf(head?.cells ?? [])));
  const said = assigned?.columns;
  if (said && said.length !== width) return faultAt(line, "assignment_unfit");
  const columns = Array.from({ length: width }, (_, index): TableColumn => {
    const header = head?.cells[index]?.trim() ?? "";
    return { header, column: said ? (said[index] ?? undefined) : columnOf(header) };
  });
  const told = said || !head ? width : head.cells.length;
  return { header: head?.line ?? null, columns, told, dishes, first: rows.slice(0, FIRST_ROWS) };
}

/** Where the headings stand; undefined: not where they are said to be. */
function headerAt(rows: readonly CsvRow[], assigned: Assignment | undefined): number | null | undefined {
  if (!assigned) return headerOf(rows) ?? likelyHeaderOf(rows);
  if (assigned.header === null) return null;
  const at = rows.slice(0, FIRST_ROWS).findIndex(({ line }) => line === assigned.header);
  return at < 0 ? undefined : at;
}

/** What keeps columns from being read as a menu: one that is there twice, or that is missing. */
export function columnsFault(columns: readonly TableColumn[], line: number): CsvFault | null {
  const twice = columns.find(
    ({ column }, at) => column !== undefined && columns.findIndex((one) => one.column === column) < at,
  );
  if (twice) return faultAt(line, "column_twice", twice.header || (twice.column ?? null));
  const has = (is: (column: CsvColumn) => boolean) => columns.some(({ column }) => column !== undefined && is(column));
  if (!has(isNameColumn)) return faultAt(line, "column_missing", "name");
  return has((column) => column === "price") ? null : faultAt(line, "column_missing", "price");
}
