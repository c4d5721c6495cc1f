import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { interactions, recommendations } from "./discoveries.table.ts";
import { closedReports, recommendationHistory } from "./discovery-history.table.ts";

/** Notes what was done, in the transaction that does it. */
export const writeStep = async (
  tx: Queryable,
  step: Omit<typeof recommendationHistory.$inferInsert, "id">,
): Promise<void> => {
  await tx.insert(recommendationHistory).values(step);
};

/** What was done with a discovery, the first first. */
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

/** By how many different members it is reported whose report no moderator has closed. */
export const countOpenReports = async (db: Queryable, recommendation_id: number): Promise<number> => {
  const rows = await db
    .select({ reports: count() })
    .from(interactions)
    .leftJoin(closedReports, closedOne)
    .where(isOpenReport(recommendation_id));
  return onlyRow(rows).reports;
};

/** Who reports it, the first first. */
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

/** Closes the reports that there are: who made them is not counted again for this discovery. */
export const closeReports = async (tx: Queryable, recommendation_id: number, at: Date): Promise<void> => {
  await tx.execute(sql`
    insert into ${closedReports} (recommendation_id, account_id, closed_at)
    select ${interactions.recommendation_id}, ${interactions.account_id}, ${at.toISOString()}::timestamptz from ${interactions}
    where ${interactions.recommendation_id} = ${recommendation_id} and ${interactions.type} = 'report'
    on conflict do nothing`);
};

/** By reports; it keeps the date since when others saw it. */
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

/** Since when it waits for moderators, unless it does already; null: it does not any more. */
export const setWaiting = async (tx: Queryable, id: number, since: Date | null): Promise<void> => {
  const { waiting_since } = recommendations;
  await tx
    .update(recommendations)
    .set({ waiting_since: since && sql`coalesce(${waiting_since}, ${since.toISOString()}::timestamptz)` })
    .where(eq(recommendations.id, id));
};
