import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations as r } from "../../discoveries/discoveries.table.ts";
import { rowsOf } from "../search.queries.ts";
import { trendChanges, trendCounts, trendVotes } from "../search.table.ts";
import { doers } from "./count-votes.queries.ts";

/** The state of the counting. */
export interface Counting {
  /** When a count last began; null: never. */
  at: Date | null;
  /** When everybody was last counted. */
  whole_at: Date | null;
}

const COUNT = 1;
/** Earlier than anything that is counted. */
const NEVER = new Date(0);

/**
 * Waits until no other process is counting, and returns the state. Until the transaction ends nobody else can count.
 */
export const lockCount = async (tx: Queryable): Promise<Counting> => {
  await tx.insert(trendCounts).values({ id: COUNT, at: NEVER }).onConflictDoNothing();
  const [row] = await tx.select().from(trendCounts).for("update");
  return { at: row && row.at > NEVER ? row.at : null, whole_at: row?.whole_at ?? null };
};

export const noteCount = async (tx: Queryable, counting: { at: Date; whole_at?: Date }): Promise<void> => {
  await tx.update(trendCounts).set(counting);
};

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The members who did something since `since`. */
export const readDoers = async (tx: Queryable, since: Date): Promise<number[]> => {
  const { rows } = await rowsOf<{ id: number }>(tx, sql`select account_id as id from (${doers(since)}) as every`);
  return idsOf(rows);
};

/** Marks everybody who did something since `since`, or who has votes, for a recount. */
export const changeEverybody = async (tx: Queryable, since: Date): Promise<void> => {
  await tx.execute(sql`
    insert into ${trendChanges} (account_id, waits)
    select every.account_id, true from (
      ${doers(since)} union select ${trendVotes.account_id} from ${trendVotes}
    ) as every`);
};

export const changeMembers = async (tx: Queryable, members: readonly number[]): Promise<void> => {
  if (members.length === 0) return;
  await tx.execute(sql`insert into ${trendChanges} (account_id) select unnest(${sql.param([...members])}::int[])`);
};

/** Takes up to `most` changes from the queue; returns the members whom they affect. */
export const takeChanges = async (
  tx: Queryable,
  since: Date,
  most: number,
): Promise<{ taken: number; members: number[] }> => {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await rowsOf<{ id: number | null; taken: number }>(
    tx,
    sql`
    with taken as materialized (
      delete from ${trendChanges} where ctid = any(array(
        select ctid from ${trendChanges} order by ${trendChanges.waits} limit ${most}::int
      ))
      returning account_id, recommendation_id
    ), whom as (
      select account_id as id from taken
      union select ${interactions.account_id} from ${interactions}
        where ${interactions.recommendation_id} in (select recommendation_id from taken)
          and ${interactions.type} = 'like' and ${interactions.created_at} > ${from}
      union select ${comments.account_id} from ${comments}
        where ${comments.recommendation_id} in (select recommendation_id from taken) and ${comments.date_creation} > ${from}
      union select ${r.account_id} from ${r} where ${r.id} in (select recommendation_id from taken)
    )
    select id, (select count(*)::int from taken) as taken from whom`,
  );
  return { taken: rows[0]?.taken ?? 0, members: rows.flatMap(({ id }) => id ?? []) };
};
