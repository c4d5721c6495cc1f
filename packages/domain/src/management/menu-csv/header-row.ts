import { readPrice } from "./cell-values.ts";
import { columnOf, isNameColumn } from "./columns.ts";
import { CSV_LIMITS } from "./csv-faults.ts";
import { type CsvRow, FIRST_ROWS } from "./csv-rows.ts";

type Rows = readonly Pick<CsvRow, "cells">[];

/** A table has at most this many columns; cells beyond them are not headers. */
const within = (rows: Rows): string[][] =>
  rows.slice(0, FIRST_ROWS).map(({ cells }) => cells.slice(0, CSV_LIMITS.columns));

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== "");

/**
 * The index of the header row: the first row that has a column for the name and one for the price. null if there is
 * none.
 */
export function headerOf(rows: Rows): number | null {
  const at = within(rows).findIndex((cells) => {
    const columns = cells.map((cell) => columnOf(cell));
    return columns.includes("price") && columns.some((column) => column !== undefined && isNameColumn(column));
  });
  return at < 0 ? null : at;
}

/**
 * The most likely header row if none is certain, as a starting point for assigning columns: the row with the most known
 * headers, else the first row that is wide enough for a table, unless it contains a price. null if the dishes start at
 * once.
 */
export function likelyHeaderOf(rows: Rows): number | null {
  const looked = within(rows);
  const known = looked.map((cells) => cells.filter((cell) => columnOf(cell) !== undefined).length);
  const most = Math.max(0, ...known);
  if (most > 0) return known.indexOf(most);
  const widest = Math.max(0, ...looked.map((row) => filled(row).length));
  const first = looked.findIndex((row) => filled(row).length >= Math.max(2, widest / 2));
  const row = looked[first] ?? looked[0];
  if (!row) return null;
  return filled(row).some((cell) => readPrice(cell.trim()) !== undefined) ? null : Math.max(0, first);
}
