import { sql } from "drizzle-orm";
import type { Db as BossDatabase, DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Database, Queryable } from "../database/open-database.ts";

/**
 * Adapts one of our transactions for pg-boss to write through. The library is a parameter, because it is loaded lazily.
 */
export const bossInTransaction = (adapt: typeof fromDrizzle, tx: Queryable): BossDatabase =>
  adapt(tx as DrizzleTransactionLike, sql);

/** Returns which of these queues have a job that is due, by the same clock and index that the library uses. */
export const readDueQueues = async (database: Database, names: readonly string[]): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(
    `select queue.name from unnest($1::text[]) as queue (name)
     where exists (
       select 1 from pgboss.job
       where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= pgboss.job_now()
     )`,
    [names],
  );
  return rows.map(({ name }) => name);
};
