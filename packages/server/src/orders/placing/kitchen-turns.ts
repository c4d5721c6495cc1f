import { makeTurns } from "../../turns.ts";

/** Enough to keep the database busy: while one order is written, the next is ready to start. */
const AT_ONCE = 2;

/**
 * Orders of one restaurant queue for the lock on its row (page 011). They queue here first, before they take a
 * connection: a rush at one kitchen then leaves the rest of the pool to everybody else, and two that pass the lock back
 * and forth are faster than many that wait for it.
 */
export const inTurn: <Result>(restaurant_id: number, place: () => Promise<Result>) => Promise<Result> =
  makeTurns<number>(AT_ONCE);
