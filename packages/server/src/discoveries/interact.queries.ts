import { and, count, eq, sql } from "drizzle-orm";
import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";
import { interactions, recommendations } from "./discoveries.table.ts";

/** Takes a discovery for this transaction: interactions with it happen one after the other. */
export const lockRecommendation = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      account_id: recommendations.account_id,
      status: recommendations.status,
      visibility: recommendations.visibility,
      likes: recommendations.likes,
    })
    .from(recommendations)
    .where(eq(recommendations.id, id))
    .for("update");
  return row ?? null;
};

/** Whether there was one. */
export const deleteInteraction = async (
  tx: Queryable,
  which: { recommendation_id: number; account_id: number; type: Interaction },
): Promise<boolean> => {
  const gone = await tx
    .delete(interactions)
    .where(
      and(
        eq(interactions.account_id, which.account_id),
        eq(interactions.recommendation_id, which.recommendation_id),
        eq(interactions.type, which.type),
      ),
    )
    .returning({ type: interactions.type });
  return gone.length > 0;
};

export const insertInteraction = async (tx: Queryable, row: typeof interactions.$inferInsert): Promise<void> => {
  await tx.insert(interactions).values(row);
};

/** By how many different members it is reported. */
export const countReports = async (tx: Queryable, recommendation_id: number): Promise<number> => {
  const rows = await tx
    .select({ reports: count() })
    .from(interactions)
    .where(and(eq(interactions.recommendation_id, recommendation_id), eq(interactions.type, "report")));
  return onlyRow(rows).reports;
};

export const addLikes = async (tx: Queryable, id: number, change: number): Promise<void> => {
  await tx
    .update(recommendations)
    .set({ likes: sql`${recommendations.likes} + ${change}` })
    .where(eq(recommendations.id, id));
};

export const setPending = async (tx: Queryable, id: number): Promise<void> => {
  await tx.update(recommendations).set({ status: "pending" }).where(eq(recommendations.id, id));
};
