import { columnOf, type CsvColumn, isNameColumn } from "./columns.ts";
import { CSV_LIMITS, type CsvFault, faultAt } from "./csv-faults.ts";
import { type CsvRow, FIRST_ROWS } from "./csv-rows.ts";
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

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/** A file's rows as a table of dishes, as they are or as somebody says that they are; or what it is not readable for. */
export function menuTable(rows: readonly CsvRow[], assigned?: Assignment): MenuTable | CsvFault {
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
