import type { Db } from "./open-database.ts";

/** Prepares a statement once per database; later calls only bind it. For frequent reads. */
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
