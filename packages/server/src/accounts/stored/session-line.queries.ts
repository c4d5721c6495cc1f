import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { sessions } from "./accounts.table.ts";

/** The two drivers type their results differently; both have `rows`. */
const idsOf = async (db: Queryable, line: SQL): Promise<number[]> => {
  const { rows } = await (db.execute(line) as unknown as Promise<{ rows: { id: unknown }[] }>);
  return rows.map(({ id }) => Number(id));
};

/** The ids of a session and of those that replaced it, one after the other. */
export const successorsOf = (db: Queryable, id: number): Promise<number[]> =>
  idsOf(
    db,
    sql`
    with recursive line (id, renewed_to) as (
      select id, renewed_to from ${sessions} where id = ${id}
      union
      select s.id, s.renewed_to from line join ${sessions} s on s.id = line.renewed_to
    ) select id from line`,
  );

/**
 * The ids of a session, of those that it replaced and of those that replaced it: a token that was renewed twice within
 * five minutes is accepted beside two others. Both neighbours are looked up by index; with an `or`, each step would
 * read the whole table.
 */
export const lineOf = (db: Queryable, id: number): Promise<number[]> =>
  idsOf(
    db,
    sql`
    with recursive line (id, renewed_to) as (
      select id, renewed_to from ${sessions} where id = ${id}
      union
      select next.id, next.renewed_to from line cross join lateral (
        select s.id, s.renewed_to from ${sessions} s where s.id = line.renewed_to
        union all
        select s.id, s.renewed_to from ${sessions} s where s.renewed_to = line.id
      ) next
    ) select id from line`,
  );

/**
 * The same, locked until the transaction ends. The successor that a concurrent renewal creates can only be seen once
 * its predecessor is locked, so the line is read again until it is no longer than what is locked.
 */
export async function holdLine(tx: Queryable, id: number): Promise<number[]> {
  let line = await lineOf(tx, id);
  for (;;) {
    const held = tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, line));
    await held.orderBy(asc(sessions.id)).for("update");
    const now = await lineOf(tx, id);
    if (now.every((one) => line.includes(one))) return now;
    line = now;
  }
}
