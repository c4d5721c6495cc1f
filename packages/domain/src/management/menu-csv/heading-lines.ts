import { isNameColumn } from "./columns.ts";
import type { CsvRow } from "./csv-rows.ts";
import type { TableColumn } from "./menu-table.ts";

interface Headed {
  row: CsvRow;
  /** The line above that names its section; null if there is none. */
  heading: CsvRow | null;
}

const namesIn = ({ cells }: CsvRow, columns: readonly TableColumn[]): string[] =>
  columns.flatMap(({ column }, at) => {
    const words = cells[at]?.trim() ?? "";
    return column !== undefined && isNameColumn(column) && words !== "" ? [words] : [];
  });

/** Matches SOUPES, but not Soupes or BL. */
const isInCapitals = (words: string): boolean => !/\p{Ll}/u.test(words) && /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(words);

/**
 * Returns the rows that are dishes, each with its section heading. If a file has no section column, people write
 * "SOUPES" on a line of its own above the dishes. A line with only a name may also be a dish without a price. So a line
 * counts as a heading only if all of this is true: the file starts with a heading; the line has only a name, in
 * capitals; the next line has more than a name; and most of the lines that have more are not in capitals.
 */
export function headedRows(rows: readonly CsvRow[], columns: readonly TableColumn[]): Headed[] {
  const plain = rows.map((row) => ({ row, heading: null }));
  if (columns.some(({ column }) => column?.startsWith("section"))) return plain;
  const names = rows.map((row) => namesIn(row, columns));
  const isAlone = (at: number): boolean =>
    rows[at]?.cells.filter((cell) => cell.trim() !== "").length === names[at]?.length;
  const areCapitals = (at: number): boolean => (names[at] ?? []).every(isInCapitals);
  const isHeading = (at: number): boolean => isAlone(at) && areCapitals(at) && at + 1 < rows.length && !isAlone(at + 1);
  const told = rows.map((_, at) => at).filter((at) => !isAlone(at));
  if (!isHeading(0) || told.filter(areCapitals).length * 2 >= told.length) return plain;
  let heading: CsvRow | null = null;
  return rows.flatMap((row, at): Headed[] => {
    if (!isHeading(at)) return [{ row, heading }];
    heading = row;
    return [];
  });
}
