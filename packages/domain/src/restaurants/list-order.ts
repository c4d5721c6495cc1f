import type { OrderingStatus } from "./ordering-status.ts";

/** The sort key of a list: `rank` first (if open restaurants come first), then the distance, then the id. */
export interface ListPlace {
  rank: number;
  /** Distance in the list's own unit; restaurants without a position come last. */
  chord: number;
  id: number;
}

/** Open restaurants come before the others (restaurants §30). */
export const openRank = (status: OrderingStatus): number => (status === "open" ? 0 : 1);

/** Negative if `a` comes before `b`; 0 only for the same place. */
export const compareListPlaces = (a: ListPlace, b: ListPlace): number =>
  a.rank - b.rank || a.chord - b.chord || a.id - b.id;
