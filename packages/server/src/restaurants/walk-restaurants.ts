import type { Point } from "@tablee/domain/restaurants/distance";
import { chordOf } from "../database/position-on-earth.ts";
import type { Db } from "../database/open-database.ts";
import { type ListFilter, type NearbyRow, readNearest, readUnplaced } from "./restaurant-list.queries.ts";

/** Half the circumference of the earth, in metres: nothing is further away. */
export const EVERYWHERE = 20_040_000;
/** The sort key of restaurants without a position: behind all others. */
export const UNPLACED = EVERYWHERE + 1;
/** Behind the last of them. */
export const THE_END: Readonly<NearbyRow> = { chord: UNPLACED + 1, id: 0 };

export interface Walk {
  filter: ListFilter;
  from: Point;
  /** In metres, along the ground. */
  radius: number;
  /** Whether restaurants without a position follow the others. */
  unplaced: boolean;
}

const isBehind = (a: NearbyRow, b: NearbyRow): boolean => a.chord > b.chord || (a.chord === b.chord && a.id > b.id);

/** Returns the next rows of the walk, followed by those without a position; fewer than `limit` only at its end. */
export async function walkOn(db: Db, walk: Walk, after: NearbyRow, limit: number): Promise<NearbyRow[]> {
  const { filter, from, radius, unplaced } = walk;
  const rows: NearbyRow[] = [];
  if (after.chord < UNPLACED) {
    const reach = chordOf(radius);
    const near = await readNearest(db, { filter, from, after, limit, reach: radius < EVERYWHERE ? reach : null });
    rows.push(...near.filter(({ chord }) => chord <= reach));
  }
  if (!unplaced || rows.length === limit) return rows;
  const behind = after.chord < UNPLACED ? 0 : after.id;
  const ids = await readUnplaced(db, { filter, after: behind, limit: limit - rows.length });
  return [...rows, ...ids.map((id) => ({ id, chord: UNPLACED }))];
}

/**
 * A part of a walk is shorter, apart from what was added to it meanwhile; this stops one from a forged continuation.
 */
const MOST_IN_PART = 2_000;

/** Returns all rows after one place up to another, including the latter. */
export async function walkUpTo(db: Db, walk: Walk, after: NearbyRow, end: NearbyRow, step: number) {
  const rows: NearbyRow[] = [];
  for (let at = after; ;) {
    const read = await walkOn(db, walk, at, step);
    rows.push(...read.filter((row) => !isBehind(row, end)));
    const last = read.at(-1);
    if (read.length < step || !last || !isBehind(end, last) || rows.length > MOST_IN_PART) return rows;
    at = last;
  }
}
