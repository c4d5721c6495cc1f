import { minor } from "@tablee/domain/money/minor";
import { and, desc, eq, isNull, sum } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { accounts } from "../stored/accounts.table.ts";
import { credits } from "./credits.table.ts";

/** Locks the member who is to receive something; false if there is no such member. */
export const holdMember = async (tx: Queryable, id: number): Promise<boolean> => {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deleted_at)))
    .for("update");
  return row !== undefined;
};

/** Returns whether the credit is new: each key is written once. */
export const insertCredit = async (tx: Queryable, credit: typeof credits.$inferInsert): Promise<boolean> => {
  const rows = await tx
    .insert(credits)
    .values(credit)
    .onConflictDoNothing({ target: credits.key })
    .returning({ id: credits.id });
  return rows.length > 0;
};

export const sumCredits = async (db: Queryable, account_id: number) => {
  const [row] = await db
    .select({ balance: sum(credits.amount).mapWith(Number) })
    .from(credits)
    .where(eq(credits.account_id, account_id));
  return minor(row?.balance ?? 0);
};

/** Newest first. */
export const listCredits = (db: Queryable, account_id: number, limit: number) =>
  db
    .select({ id: credits.id, amount: credits.amount, reason: credits.reason, date: credits.date })
    .from(credits)
    .where(eq(credits.account_id, account_id))
    .orderBy(desc(credits.id))
    .limit(limit);
