import type { Database } from "../../../database/open-database.ts";

/** Per process is enough, because an embedded database has only one process. */
const waiting = new WeakMap<Database, Promise<unknown>>();

/** Serializes the imports of an embedded database, because each consists of several transactions. */
export function inTurn<Result>(database: Database, act: () => Promise<Result>): Promise<Result> {
  const turn = (waiting.get(database) ?? Promise.resolve()).then(act, act);
  waiting.set(database, turn);
  return turn;
}
