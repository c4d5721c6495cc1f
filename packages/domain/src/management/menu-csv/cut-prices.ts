import { type CsvColumn, isFigureColumn, isPriceColumn, isWordsColumn } from "./columns.ts";
import type { CsvRow } from "./csv-rows.ts";
import type { MenuTable } from "./menu-table.ts";

/** A price whose decimal comma was taken for the comma between cells (`Soup,7,50`), as "7,50". */
export interface CutPrice {
  column: CsvColumn;
  words: string;
}

const priceColumns = ({ columns }: MenuTable): { at: number; column: CsvColumn }[] =>
  columns.flatMap(({ column }, at) => (column !== undefined && isPriceColumn(column) ? [{ at, column }] : []));

/** A whole price followed by a cell that could be its cents. */
const cutAt = ({ cells }: CsvRow, at: number): string | null => {
  const [whole = "", cents = ""] = cells.slice(at, at + 2).map((cell) => cell.trim());
  return /^\$?\s?\d+$/.test(whole) && /^\d\d?\s?\$?$/.test(cents) ? `${whole},${cents}` : null;
};

/**
 * The rows whose price was cut at its decimal comma: a whole price is followed by cents, and these have no place where
 * they stand. The dish would cost 7.00.
 */
export function cutPrices(table: MenuTable): ReadonlyMap<CsvRow, CutPrice> {
  const prices = priceColumns(table);
  const usual = usualCells(table, prices);
  return new Map(
    table.dishes.flatMap((row) => {
      for (const { at, column } of prices) {
        const words = cutAt(row, at);
        const isLonger = row.commas === true && row.cells.length > usual;
        if (words !== null && (isLonger || isMisplaced(row, table, at + 1))) return [[row, { column, words }] as const];
      }
      return [];
    }),
  );
}

/**
 * How many cells the rows of a file have, empty ones included. Some programs end every row with a comma, so this is what
 * most rows without such a price have, and at least what the header row has. A row with more was cut somewhere, even if
 * its last cells are empty (`Soup,7,50,` under `name,price,calories`).
 */
function usualCells({ dishes, room }: MenuTable, prices: readonly { at: number }[]): number {
  const times = new Map<number, number>();
  const rest = dishes.filter((row) => prices.every(({ at }) => cutAt(row, at) === null));
  for (const { cells } of rest.length > 0 ? rest : ofSteps(dishes, prices))
    times.set(cells.length, (times.get(cells.length) ?? 0) + 1);
  const [most] = [...times].toSorted(([a, often], [b, oftener]) => oftener - often || b - a);
  return Math.max(room, most?.[0] ?? 0);
}

/**
 * The rows of a file in which every price is followed by a step from 0 to 3, as of heat, if all are equally long: nobody
 * writes each price with such a decimal, so each row ends with a comma (`Soup,12,2,` under `name,price,heat`). Otherwise
 * none.
 */
function ofSteps(dishes: readonly CsvRow[], prices: readonly { at: number }[]): readonly CsvRow[] {
  const isOfSteps = dishes.every((row) => {
    const words = prices.flatMap(({ at }) => cutAt(row, at) ?? []);
    return row.cells.length === dishes[0]?.cells.length && words.every((one) => /,[0-3]$/.test(one));
  });
  return isOfSteps ? dishes : [];
}

/** Whether a figure in a cell is no value of its column: one for words, or for nothing, or moved there in a long row. */
function isMisplaced({ cells, commas }: CsvRow, { columns, headed, header, isSaid }: MenuTable, at: number): boolean {
  const column = columns[at]?.column;
  if (isSaid && column !== undefined && isFigureColumn(column)) return false;
  if (cells.slice(headed).some((cell) => cell.trim() !== "")) return true;
  if (!commas) return false;
  // A heading that is not known may well be one of figures; without headings, nothing says so.
  return column === undefined ? header === null : isWordsColumn(column);
}
