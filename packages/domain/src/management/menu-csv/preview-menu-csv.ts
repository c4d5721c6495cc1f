import type { CsvColumn } from "./columns.ts";
import type { CsvFault } from "./csv-faults.ts";
import { headedRows } from "./heading-lines.ts";
import { type Assignment, type MenuTable, menuTable, type TableColumn } from "./menu-table.ts";
import { readTable } from "./read-menu-csv.ts";
import type { SheetRows } from "./sheet-rows.ts";

/** So many of a column's values, each another one, tell what it is, and so much of each. */
const VALUES = 3;
const MOST_LETTERS = 60;

/** What a file is taken for before anything is made of it (management §31). */
export interface CsvPreview {
  /** Its first lines, of which one may have the headings, each with what stands in it. */
  lines: { line: number; words: string }[];
  /** The line that is taken for the headings; null: none. */
  header: number | null;
  columns: { header: string; column: CsvColumn | null; values: string[] }[];
  dishes: number;
  /** The sheet that was read, of a workbook in which more than one holds something. */
  sheet: string | null;
  faults: CsvFault[];
}

const cut = (words: string): string => {
  const letters = [...words.trim().replaceAll(/\s+/g, " ")];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : letters.join("");
};

/** Each column that is known once: of two of one kind the first. */
const eachOnce = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.map(({ header, column }, at) => ({
    header,
    column: columns.findIndex((one) => one.column === column) < at ? undefined : column,
  }));

const firstValues = ({ dishes }: MenuTable, at: number): string[] => {
  const values: string[] = [];
  for (const { cells } of dishes) {
    const value = cut(cells[at] ?? "");
    if (value !== "" && !values.includes(value)) values.push(value);
    if (values.length === VALUES) break;
  }
  return values;
};

/**
 * How a file is read, by its own headings or by what somebody says of its columns: what each column is and holds, how
 * many dishes that makes, and what keeps it from being laid. What can be no table at all is the fault that it has.
 */
export function previewMenuCsv(rows: SheetRows, sheet: string | null, assigned?: Assignment): CsvPreview | CsvFault {
  const table = "code" in rows ? rows : menuTable(rows, assigned);
  if ("code" in table) return table;
  const columns = assigned?.columns ? table.columns : eachOnce(table.columns);
  const { faults } = readTable({ ...table, columns, told: columns.length });
  return {
    lines: table.first.map(({ line, cells }) => ({ line, words: cut(cells.filter((one) => one.trim()).join(" · ")) })),
    header: table.header,
    columns: columns.map(({ header, column }, at) => ({
      header: cut(header),
      column: column ?? null,
      values: firstValues(table, at),
    })),
    dishes: headedRows(table.dishes, columns).length,
    sheet,
    faults,
  };
}
