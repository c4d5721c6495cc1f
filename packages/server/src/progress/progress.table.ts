import type { Progress } from "@tablee/contract/progress/progress.contract";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant, now } from "../database/columns.ts";

/** Long jobs that a client polls; only the member who started a job can see it. */
export const progress = pgTable(
  "progress",
  {
    id: uuid().primaryKey(),
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    finished: boolean().notNull().default(false),
    progress: doublePrecision().notNull().default(0),
    error: jsonb().$type<NonNullable<Progress["error"]>>(),
    data: jsonb(),
    updated_at: instant().notNull().default(now),
  },
  (t) => [
    index("progress_updated").on(t.updated_at),
    index("progress_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
  ],
);
