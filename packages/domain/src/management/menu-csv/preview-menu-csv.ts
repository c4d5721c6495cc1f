import type { CsvColumn } from "./columns.ts";
import type { CsvFault } from "./csv-faults.ts";
import { headedRows } from "./heading-lines.ts";
import { type Assignment, type MenuTable, menuTable, type TableColumn } from "./menu-table.ts";
import { readTable } from "./read-menu-csv.ts";
import type { SheetRows } from "./sheet-rows.ts";

/** How many distinct sample values of a column are shown, and how much of each, in code points. */
const VALUES = 3;
const MOST_LETTERS = 60;

/** How a file would be read, before it is imported (management §31). */
export interface CsvPreview {
  /** Its first lines with their content, among which the header line can be chosen. */
  lines: { line: number; words: string }[];
  /** The line that is used as the header; null if there is none. */
  header: number | null;
  columns: { header: string; column: CsvColumn | null; values: string[] }[];
  dishes: number;
  /** The name of the sheet that was read, if the workbook has several with content. */
  sheet: string | null;
  faults: CsvFault[];
}

const cut = (words: string): string => {
  const letters = [...words.trim().replaceAll(/\s+/g, " ")];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : letters.join("");
};

/** Keeps each known column once: of two columns of the same kind, the first. */
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
 * Shows how a file is read, by its own headers or by an assignment: what each column is and contains, how many dishes
 * there are, and the faults that prevent the import. If the file is not a table at all, its fault is returned.
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
