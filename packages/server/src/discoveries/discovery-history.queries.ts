import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { interactions, recommendations } from "./discoveries.table.ts";
import { closedReports, recommendationHistory } from "./discovery-history.table.ts";

/** Records a step in the transaction that makes it. */
export const writeStep = async (
  tx: Queryable,
  step: Omit<typeof recommendationHistory.$inferInsert, "id">,
): Promise<void> => {
  await tx.insert(recommendationHistory).values(step);
};

/** A discovery's steps, oldest first. */
export const readSteps = (db: Queryable, recommendation_id: number) =>
  db
    .select({
      step: recommendationHistory.step,
      kind: recommendationHistory.kind,
      words: recommendationHistory.words,
      date: recommendationHistory.date,
      account_id: recommendationHistory.account_id,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
    })
    .from(recommendationHistory)
    .leftJoin(accounts, eq(accounts.id, recommendationHistory.account_id))
    .where(eq(recommendationHistory.recommendation_id, recommendation_id))
    .orderBy(asc(recommendationHistory.id));

const isOpenReport = (recommendation_id: number) =>
  and(
    eq(interactions.recommendation_id, recommendation_id),
    eq(interactions.type, "report"),
    isNull(closedReports.account_id),
  );
const closedOne = and(
  eq(closedReports.recommendation_id, interactions.recommendation_id),
  eq(closedReports.account_id, interactions.account_id),
);

/** How many different members report it, without reports that a moderator has closed. */
export const countOpenReports = async (db: Queryable, recommendation_id: number): Promise<number> => {
  const rows = await db
    .select({ reports: count() })
    .from(interactions)
    .leftJoin(closedReports, closedOne)
    .where(isOpenReport(recommendation_id));
  return onlyRow(rows).reports;
};

/** Who reports it, oldest first. */
export const readOpenReports = (db: Queryable, recommendation_id: number) =>
  db
    .select({
      account_id: interactions.account_id,
      first_name: accounts.first_name,
      last_name: accounts.last_name,
      date: interactions.created_at,
    })
    .from(interactions)
    .innerJoin(accounts, eq(accounts.id, interactions.account_id))
    .leftJoin(closedReports, closedOne)
    .where(isOpenReport(recommendation_id))
    .orderBy(asc(interactions.created_at));

/** Closes all existing reports: their members are not counted again for this discovery. */
export const closeReports = async (tx: Queryable, recommendation_id: number, at: Date): Promise<void> => {
  await tx.execute(sql`
    insert into ${closedReports} (recommendation_id, account_id, closed_at)
    select ${interactions.recommendation_id}, ${interactions.account_id}, ${at.toISOString()}::timestamptz from ${interactions}
    where ${interactions.recommendation_id} = ${recommendation_id} and ${interactions.type} = 'report'
    on conflict do nothing`);
};

/** Returns a discovery to the moderators because of reports; it keeps the date since which others saw it. */
export const sendBack = async (tx: Queryable, id: number, at: Date): Promise<void> => {
  await tx
    .update(recommendations)
    .set({
      status: "pending",
      revision: sql`${recommendations.revision} + 1`,
      published_at: sql`coalesce(${recommendations.published_at}, ${recommendations.date_creation})`,
      waiting_since: at,
    })
    .where(eq(recommendations.id, id));
};

/** Sets since when it waits for moderators, unless it already waits; null: it no longer waits. */
export const setWaiting = async (tx: Queryable, id: number, since: Date | null): Promise<void> => {
  const { waiting_since } = recommendations;
  await tx
    .update(recommendations)
    .set({ waiting_since: since && sql`coalesce(${waiting_since}, ${since.toISOString()}::timestamptz)` })
    .where(eq(recommendations.id, id));
};
