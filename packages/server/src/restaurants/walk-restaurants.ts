import type { Point } from "@tablee/domain/restaurants/distance";
import { chordOf } from "../database/position-on-earth.ts";
import type { Db } from "../database/open-database.ts";
import { type ListFilter, type NearbyRow, readNearest, readUnplaced } from "./restaurant-list.queries.ts";

/** Half of the way round the earth: nothing is further. */
export const EVERYWHERE = 20_040_000;
/** Where the list puts those whose position nobody knows: beyond everything. */
export const UNPLACED = EVERYWHERE + 1;
/** Behind the last of them. */
export const THE_END: Readonly<NearbyRow> = { chord: UNPLACED + 1, id: 0 };

export interface Walk {
  filter: ListFilter;
  from: Point;
  /** Metres along the ground. */
  radius: number;
  /** Whether those without a position come behind the rest. */
  unplaced: boolean;
}

const isBehind = (a: NearbyRow, b: NearbyRow): boolean => a.chord > b.chord || (a.chord === b.chord && a.id > b.id);

/** The next rows of the way outward, and behind them those without a position; fewer than `limit` at its end alone. */
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

/** A part of the way is shorter, but for what was added to it meanwhile; a made-up one ends here. */
const MOST_IN_PART = 2_000;

/** All rows after one place up to another, itself included. */
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
