import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { accounts, sessions } from "../accounts/stored/accounts.table.ts";
import type { Database, Queryable } from "../database/open-database.ts";

/** Returns those of the sessions that are neither revoked nor expired, with the current rights of their members. */
export const liveSessions = async (
  db: Queryable,
  ids: readonly number[],
  at: Date,
): Promise<Map<number, { admin: boolean; moderator: boolean }>> => {
  const rows = await db
    .select({ id: sessions.id, admin: accounts.admin, moderator: accounts.moderator })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expires_at, at)));
  return new Map(rows.map(({ id, ...rights }) => [id, rights]));
};

/**
 * Returns a name that only the processes of one database share. Order 5 exists in every database: two installations
 * with one Redis (a trial beside production, two test runs) must not receive each other's events.
 */
export const nameOfDatabase = async (database: Database): Promise<string> => {
  // The embedded database belongs to a single process.
  if (database.kind === "embedded") return randomUUID();
  const { rows: names } = await database.query<{ name: string }>(
    `select (select system_identifier from pg_control_system()) || '-' || oid as name
     from pg_database where datname = current_database()`,
  );
  const [found] = names;
  if (!found) throw new Error("The database does not know itself");
  return found.name;
};
