import { isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.table.ts";

/** Whether others meet an account: one that waits to be erased, or is, is seen nowhere (accounts §41). */
export const isStanding = ({ deleted_at }: { deleted_at: PgColumn }): SQL => isNull(deleted_at);

/** The same of the table itself. */
export const standing: SQL = isStanding(accounts);

/**
 * Ids of accounts that nobody meets though what they did still stands; the index of those to erase holds them. Once
 * erased they have left nothing behind.
 */
export const notStanding: SQL = sql`select gone.id from ${accounts} gone
  where gone.deleted_at is not null and gone.erased_at is null`;
