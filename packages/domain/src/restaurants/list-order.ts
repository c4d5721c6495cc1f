import type { OrderingStatus } from "./ordering-status.ts";

/** What a list is ordered by: `rank` first where those that are open come first, then the way, then the id. */
export interface ListPlace {
  rank: number;
  /** Metres, of whatever measure the list goes by; those without a position beyond every other. */
  chord: number;
  id: number;
}

/** restaurants §30: open before the rest. */
export const openRank = (status: OrderingStatus): number => (status === "open" ? 0 : 1);

/** Below 0 where `a` comes before `b`; 0 for the same place alone. */
export const compareListPlaces = (a: ListPlace, b: ListPlace): number =>
  a.rank - b.rank || a.chord - b.chord || a.id - b.id;
