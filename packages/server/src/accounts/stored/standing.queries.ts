import { isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.table.ts";

/** Whether others can see an account: one that is erased or waits to be is shown nowhere (accounts §41). */
export const isStanding = ({ deleted_at }: { deleted_at: PgColumn }): SQL => isNull(deleted_at);

/** The same condition on the accounts table itself. */
export const standing: SQL = isStanding(accounts);

/**
 * Ids of hidden accounts whose data still exists; the index of accounts to erase covers them. Erased accounts have no
 * data left, so they are not included.
 */
export const notStanding: SQL = sql`select gone.id from ${accounts} gone
  where gone.deleted_at is not null and gone.erased_at is null`;
