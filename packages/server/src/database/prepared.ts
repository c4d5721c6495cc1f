import type { Db } from "./open-database.ts";

/** A statement that is prepared once for each database and then only bound: what hot reads are made of. */
export function preparedFor<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    let statement = made.get(db);
    if (statement === undefined) {
      statement = prepare(db);
      made.set(db, statement);
    }
    return statement;
  };
}
