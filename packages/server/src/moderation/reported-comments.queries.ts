import { and, eq, isNull, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { commentReports, comments } from "../discoveries/comments.table.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";

const INSTANT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);
const since = sql`min(${commentReports.created_at})`;

/** The members who report a comment, earliest first. */
const reporters = sql<{ account_id: number; name: string; date: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'account_id', who.id,
    'name', btrim(who.first_name || ' ' || who.last_name),
    'date', to_char(report.created_at at time zone 'utc', ${INSTANT})
  ) order by report.created_at, who.id), '[]'::json)
  from ${commentReports} report join ${accounts} who on who.id = report.account_id
  where report.comment_id = ${comments.id}
)`;

/** Reported comments that no moderator has judged, longest first, after a position. */
export const readReported = (db: Queryable, after: { since: string; id: number } | null, limit: number) =>
  db
    .select({
      id: comments.id,
      text: comments.text,
      date_creation: sql<string>`to_char(${comments.date_creation} at time zone 'utc', ${INSTANT})`,
      account_id: accounts.id,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
      avatar_url: accounts.avatar_url,
      recommendation_id: comments.recommendation_id,
      recommendation_name: recommendations.name,
      reported_since: sql<string>`to_char(${since} at time zone 'utc', ${INSTANT})`,
      reporters,
    })
    .from(commentReports)
    .innerJoin(comments, eq(comments.id, commentReports.comment_id))
    // Excludes writers who asked for deletion: their comments are hidden.
    .innerJoin(accounts, and(eq(accounts.id, comments.account_id), isNull(accounts.deleted_at)))
    .innerJoin(recommendations, eq(recommendations.id, comments.recommendation_id))
    // Uses the index of open reports: there are far more closed ones.
    .where(and(sql`not ${commentReports.closed}`, isNull(comments.deleted_at), isNull(comments.dismissed_at)))
    .groupBy(comments.id, accounts.id, recommendations.id)
    .having(
      after === null ? undefined : sql`(${since}, ${comments.id}) > (${after.since}::timestamptz, ${after.id}::bigint)`,
    )
    .orderBy(since, comments.id)
    .limit(limit);

/** The discovery of a comment; null if there is no such comment. */
export const discoveryOfComment = async (db: Queryable, id: number): Promise<number | null> => {
  const [row] = await db.select({ of: comments.recommendation_id }).from(comments).where(eq(comments.id, id));
  return row?.of ?? null;
};

/**
 * A comment for a moderator's decision; the transaction has already locked its discovery. null if the writer asked for
 * deletion, because such comments are no longer counted (comments §25).
 */
export const findToJudge = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      id: comments.id,
      recommendation_id: comments.recommendation_id,
      parent_id: comments.parent_id,
      account_id: accounts.id,
      deleted_at: comments.deleted_at,
      dismissed_at: comments.dismissed_at,
      reports: sql<number>`(select count(*)::int from ${commentReports} where ${commentReports.comment_id} = ${comments.id})`,
    })
    .from(comments)
    .innerJoin(accounts, and(eq(accounts.id, comments.account_id), isNull(accounts.deleted_at)))
    .where(eq(comments.id, id))
    .for("update", { of: comments });
  return row ?? null;
};

export const dismissReports = async (tx: Queryable, id: number, at: Date): Promise<void> => {
  await tx.update(comments).set({ dismissed_at: at }).where(eq(comments.id, id));
  await tx.update(commentReports).set({ closed: true }).where(eq(commentReports.comment_id, id));
};
