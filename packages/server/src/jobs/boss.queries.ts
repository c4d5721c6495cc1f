import { sql } from "drizzle-orm";
import type { Db as BossDatabase, DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Queryable } from "../database/open-database.ts";

/** A transaction of ours as pg-boss writes through it. The library is given, because it is loaded late. */
export const bossInTransaction = (adapt: typeof fromDrizzle, tx: Queryable): BossDatabase =>
  adapt(tx as DrizzleTransactionLike, sql);
