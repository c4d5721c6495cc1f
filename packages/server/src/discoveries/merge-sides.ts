/** What a list is ordered by: descending keys, then descending ids. */
interface Placed {
  id: number;
  key: number;
}

/** Rows of one source in order; `full`: there may be more of them after the last. */
export interface Side<Row extends Placed> {
  rows: readonly Row[];
  full: boolean;
}

const byPlace = (a: Placed, b: Placed): number => (a.key === b.key ? b.id - a.id : b.key - a.key);

/**
 * Several sources as one list, as far as it is known: down to where the first of the full ones ends, `end`. What comes
 * after may still be preceded by rows that nobody has read. null: all of them were read to their ends.
 */
export function mergeSides<Row extends Placed>(sides: readonly Side<Row>[]): { rows: Row[]; end: Placed | null } {
  const ends = sides.flatMap(({ rows, full }) => (full ? rows.slice(-1) : []));
  const [end = null] = ends.toSorted(byPlace);
  const rows = sides.flatMap((side) => side.rows.filter((row) => end === null || byPlace(row, end) <= 0));
  return { rows: rows.toSorted(byPlace), end };
}
