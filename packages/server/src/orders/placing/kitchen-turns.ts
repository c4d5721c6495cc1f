import { makeTurns } from "../../turns.ts";

/** As many as keep the database busy: one that writes, and one that is there when it has written. */
const AT_ONCE = 2;

/**
 * Orders of one restaurant queue at its row (page 011). Here they queue before they take a connection: a crowd at one
 * kitchen leaves the others of the pool to everybody else, and two that hand the row over are quicker than many.
 */
export const inTurn: <Result>(restaurant_id: number, place: () => Promise<Result>) => Promise<Result> =
  makeTurns<number>(AT_ONCE);
