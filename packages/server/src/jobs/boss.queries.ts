import { sql } from "drizzle-orm";
import type { Db as BossDatabase, DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Database, Queryable } from "../database/open-database.ts";

/** A transaction of ours as pg-boss writes through it. The library is given, because it is loaded late. */
export const bossInTransaction = (adapt: typeof fromDrizzle, tx: Queryable): BossDatabase =>
  adapt(tx as DrizzleTransactionLike, sql);

/** Which of these queues have a job that could be begun now; by the clock and the index that the library goes by. */
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
