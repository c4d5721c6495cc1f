import type { DinerDoing } from "@tablee/domain/tables/table";
import { sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { tableDiners, tableSessions } from "./tables.table.ts";

const diner_id = sql`${sql.placeholder("diner_id")}::uuid`;
const session_id = sql`${sql.placeholder("session_id")}::bigint`;
const doing = sql`${sql.placeholder("doing")}::text`;

/** Locks the sitting's row before the diner's, as everywhere else: the reverse could deadlock. */
const statement = (db: Db) => {
  const seated = db.$with("seated", {}).as(sql`
    select d.id, d.doing is distinct from ${doing} as news
    from ${tableDiners} d join ${tableSessions} s on s.id = d.session_id
    where d.id = ${diner_id} and s.id = ${session_id} and d.left_at is null and s.closed_at is null`);
  const held = db.$with("held", {}).as(sql`
    update ${tableSessions} set revision = revision + 1
    where id = ${session_id} and closed_at is null and exists(select 1 from seated where news)
    returning id`);
  const told = db.$with("told", {}).as(sql`
    update ${tableDiners} d set doing = ${doing} from held
    where d.id = ${diner_id} and d.session_id = held.id and d.left_at is null`);
  return db
    .with(seated, held, told)
    .select({ news: sql<boolean>`exists(select 1 from held)` })
    .from(sql`seated`)
    .prepare("tell_doing");
};
const prepared = preparedFor(statement);

/**
 * Writes what a diner is doing in one statement; writes nothing if it is unchanged. Increments the sitting's revision,
 * by which screens tell an older state from a newer one.
 */
export const writeDoing = async (
  db: Db,
  seat: { session_id: number; diner_id: string },
  what: DinerDoing | null,
): Promise<"news" | "known" | "gone"> => {
  const { session_id: of, diner_id: whose } = seat;
  const [row] = await prepared(db).execute({ session_id: of, diner_id: whose, doing: what });
  if (!row) return "gone";
  return row.news ? "news" : "known";
};
