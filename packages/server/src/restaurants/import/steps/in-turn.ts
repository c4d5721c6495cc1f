import type { Database } from "../../../database/open-database.ts";

/** One at a time in this process, which is the only one of an embedded database. */
const waiting = new WeakMap<Database, Promise<unknown>>();

/** Imports of an embedded database wait for each other: each has several transactions. */
export function inTurn<Result>(database: Database, act: () => Promise<Result>): Promise<Result> {
  const turn = (waiting.get(database) ?? Promise.resolve()).then(act, act);
  waiting.set(database, turn);
  return turn;
}
