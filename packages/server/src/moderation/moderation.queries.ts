import type { DiscoveryStatus } from "@tablee/domain/discoveries/discovery";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { commentReports, comments } from "../discoveries/comments.table.ts";
import { interactions, recommendations as r } from "../discoveries/discoveries.table.ts";
import { closedReports } from "../discoveries/discovery-history.table.ts";

const waitsSince = sql<Date>`coalesce(${r.waiting_since}, ${r.date_creation})`;
const isWaiting = or(eq(r.status, "pending"), and(eq(r.status, "approved"), sql`${r.waiting_since} is not null`));

/** How many members report it, without closed reports. */
const openReports = sql<number>`(
  select count(*)::int from ${interactions} i
  where i.recommendation_id = ${r.id} and i.type = 'report' and not exists (
    select 1 from ${closedReports} c where c.recommendation_id = i.recommendation_id and c.account_id = i.account_id
  )
)`;

const columns = {
  id: r.id,
  waiting_since: sql<string>`to_char(${waitsSince} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  reports: openReports,
};

/** Excludes authors who asked for deletion: their discoveries are hidden, so there is nothing to moderate. */
const isThere = sql`exists (
  select 1 from ${accounts} where ${accounts.id} = ${r.account_id} and ${accounts.deleted_at} is null
)`;

/** What waits, longest first, after a position. */
export const readWaiting = (db: Queryable, after: { since: string; id: number } | null, limit: number) =>
  db
    .select(columns)
    .from(r)
    .where(
      and(
        isWaiting,
        isThere,
        after === null ? undefined : sql`(${waitsSince}, ${r.id}) > (${after.since}::timestamptz, ${after.id}::int)`,
      ),
    )
    .orderBy(waitsSince, r.id)
    .limit(limit);

/** The discoveries of a status that a moderator may see (may-see-case.ts decides finally), newest first. */
export const readOfStatus = (
  db: Queryable,
  {
    status,
    viewer_id,
    before,
    limit,
  }: { status: DiscoveryStatus; viewer_id: number; before: number | null; limit: number },
) =>
  db
    .select(columns)
    .from(r)
    .where(
      and(
        eq(r.status, status),
        status === "approved"
          ? or(eq(r.visibility, "public"), eq(r.account_id, viewer_id), sql`${openReports} > 0`)
          : undefined,
        isThere,
        before === null ? undefined : lt(r.id, before),
      ),
    )
    .orderBy(desc(r.id))
    .limit(limit);

export const readOne = async (db: Queryable, id: number) => {
  const [row] = await db
    .select(columns)
    .from(r)
    .where(and(eq(r.id, id), isThere));
  return row ?? null;
};

/** Locks a discovery for a decision: of two moderators one decides, and the other sees the outcome. */
export const lockToDecide = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      account_id: r.account_id,
      status: r.status,
      visibility: r.visibility,
      revision: r.revision,
      published_at: r.published_at,
      date_creation: r.date_creation,
    })
    .from(r)
    .where(eq(r.id, id))
    .for("update");
  return row ?? null;
};

type ReasonColumn = "status_reason" | "status_reason_kind" | "status_reason_language";

export const writeDecision = async (
  tx: Queryable,
  id: number,
  decided: Pick<typeof r.$inferInsert, "status" | ReasonColumn | "published_at" | "date_creation">,
): Promise<void> => {
  await tx
    .update(r)
    .set({ ...decided, waiting_since: null, revision: sql`${r.revision} + 1` })
    .where(eq(r.id, id));
};

const countOf = (where: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${where})`;

const standing = {
  id: accounts.id,
  guid: accounts.guid,
  first_name: accounts.first_name,
  last_name: accounts.last_name,
  avatar_url: accounts.avatar_url,
  certification: accounts.certification,
  date_creation: accounts.date_creation,
  suspended_until: accounts.suspended_until,
  suspension_reason: accounts.suspension_reason,
  admin: accounts.admin,
  moderator: accounts.moderator,
  // Those for friends or nobody are no matter of a moderator's as long as nobody reports them (moderation §4).
  recommendation_count: countOf(
    sql`${r} where ${r.account_id} = ${accounts.id} and ${r.status} = 'approved' and ${r.visibility} = 'public'`,
  ),
  rejected_count: countOf(sql`${r} where ${r.account_id} = ${accounts.id} and ${r.status} = 'rejected'`),
  reports_received: sql<number>`${countOf(sql`${interactions} i join ${r} on ${r.id} = i.recommendation_id
    where ${r.account_id} = ${accounts.id} and i.type = 'report' and not exists (
      select 1 from ${closedReports} c where c.recommendation_id = i.recommendation_id and c.account_id = i.account_id
    )`)} + ${countOf(sql`${commentReports} report join ${comments} said on said.id = report.comment_id
    where said.account_id = ${accounts.id} and said.deleted_at is null and said.dismissed_at is null`)}`,
  reports_made: sql<number>`${countOf(
    sql`${interactions} i where i.account_id = ${accounts.id} and i.type = 'report'`,
  )} + ${countOf(sql`${commentReports} report where report.account_id = ${accounts.id}`)}`,
};

export const readStanding = async (db: Queryable, id: number) => {
  const [row] = await db
    .select(standing)
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deleted_at)));
  return row ?? null;
};
export type StandingRow = NonNullable<Awaited<ReturnType<typeof readStanding>>>;

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Members whose name contains the query, newest first; all of them without a query. */
export const findMembers = (
  db: Queryable,
  { query, suspended, at, limit }: { query: string; suspended: boolean; at: Date; limit: number },
): Promise<StandingRow[]> =>
  db
    .select(standing)
    .from(accounts)
    .where(
      and(
        isNull(accounts.deleted_at),
        suspended ? gt(accounts.suspended_until, at) : undefined,
        query === ""
          ? undefined
          : sql`lower(${accounts.first_name} || ' ' || ${accounts.last_name}) like lower(${containing(query)})`,
      ),
    )
    .orderBy(desc(accounts.id))
    .limit(limit);

/** Locks a member for a change of their standing. */
export const lockMember = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      account_id: accounts.id,
      admin: accounts.admin,
      moderator: accounts.moderator,
      certification: accounts.certification,
      suspended_until: accounts.suspended_until,
      suspension_reason: accounts.suspension_reason,
    })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deleted_at)))
    .for("update");
  return row ?? null;
};

export const changeStanding = async (
  tx: Queryable,
  id: number,
  change: Partial<Pick<typeof accounts.$inferInsert, "certification" | "suspended_until" | "suspension_reason">>,
): Promise<void> => {
  await tx.update(accounts).set(change).where(eq(accounts.id, id));
};
