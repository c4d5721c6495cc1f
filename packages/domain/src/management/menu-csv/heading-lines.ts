import { isNameColumn } from "./columns.ts";
import type { CsvRow } from "./csv-rows.ts";
import type { TableColumn } from "./menu-table.ts";

interface Headed {
  row: CsvRow;
  /** The line above it that heads it; null: none does. */
  heading: CsvRow | null;
}

const namesIn = ({ cells }: CsvRow, columns: readonly TableColumn[]): string[] =>
  columns.flatMap(({ column }, at) => {
    const words = cells[at]?.trim() ?? "";
    return column !== undefined && isNameColumn(column) && words !== "" ? [words] : [];
  });

/** SOUPES and not Soupes, nor BL. */
const isInCapitals = (words: string): boolean => !/\p{Ll}/u.test(words) && /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(words);

/**
 * The lines that are dishes, each with the one that heads it. Where a file has no column for sections, people put
 * "SOUPES" on a line of its own above its dishes. A name alone is a dish without a price too, so nothing is taken for a
 * heading unless all of this is so: the file begins with one; it has nothing but its name, in capitals; a line that says
 * more than its name stands right below it; and most of those write their names otherwise.
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
