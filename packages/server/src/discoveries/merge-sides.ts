/** The order of a list: descending keys, then descending ids. */
interface Placed {
  id: number;
  key: number;
}

/** Rows of one source in order; `full`: there may be more after the last. */
export interface Side<Row extends Placed> {
  rows: readonly Row[];
  full: boolean;
}

const byPlace = (a: Placed, b: Placed): number => (a.key === b.key ? b.id - a.id : b.key - a.key);

/**
 * Merges several sources into one list, as far as its order is certain: down to `end`, the earliest end of a full
 * source. After that, rows that are not read yet might come first. `end` is null if all sources were read to their
 * ends.
 */
export function mergeSides<Row extends Placed>(sides: readonly Side<Row>[]): { rows: Row[]; end: Placed | null } {
  const ends = sides.flatMap(({ rows, full }) => (full ? rows.slice(-1) : []));
  const [end = null] = ends.toSorted(byPlace);
  const rows = sides.flatMap((side) => side.rows.filter((row) => end === null || byPlace(row, end) <= 0));
  return { rows: rows.toSorted(byPlace), end };
}
