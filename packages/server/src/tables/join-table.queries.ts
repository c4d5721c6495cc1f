import type { DinerDoing } from "@tablee/domain/tables/table";
import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { tableDiners, tableLines } from "./tables.table.ts";

/** Returns a member's first name, which may be empty, and language; null if there is no such member. */
export const readOwnName = async (db: Queryable, account_id: number) => {
  const { first_name: name, language } = accounts;
  const [row] = await db.select({ name, language }).from(accounts).where(eq(accounts.id, account_id));
  return row ?? null;
};

export const insertDiner = async (tx: Queryable, diner: typeof tableDiners.$inferInsert): Promise<void> => {
  await tx.insert(tableDiners).values(diner);
};

export const updateDiner = async (
  tx: Queryable,
  id: string,
  change: { account_id?: number; name?: string; opener?: boolean; left_at?: Date | null; doing?: DinerDoing | null },
): Promise<void> => {
  await tx.update(tableDiners).set(change).where(eq(tableDiners.id, id));
};

/**
 * Deletes those of the given vacant seats that have no account and no lines; returns which. The sitting must be locked.
 */
export const deleteEmptySeats = async (tx: Queryable, ids: readonly string[]): Promise<string[]> => {
  const { id } = tableDiners;
  const lines = tx.select({ id: tableLines.id }).from(tableLines).where(eq(tableLines.diner_id, id));
  const rows = await tx
    .delete(tableDiners)
    .where(and(inArray(id, [...ids]), isNull(tableDiners.account_id), notExists(lines)))
    .returning({ id });
  return rows.map((row) => row.id);
};

/** Merges two diners: moves the lines to `into` and deletes `from` with its sockets. */
export const mergeDiners = async (tx: Queryable, session_id: number, from: string, into: string): Promise<void> => {
  await tx
    .update(tableLines)
    .set({ diner_id: into })
    .where(and(eq(tableLines.session_id, session_id), eq(tableLines.diner_id, from)));
  await tx.delete(tableDiners).where(eq(tableDiners.id, from));
};
