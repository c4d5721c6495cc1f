import { and, eq, sql } from "drizzle-orm";
import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { standing } from "../accounts/stored/standing.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import { interactions, recommendations } from "./discoveries.table.ts";

/** Locks a discovery for this transaction, so that interactions with it happen one at a time. */
export const lockRecommendation = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      account_id: recommendations.account_id,
      status: recommendations.status,
      visibility: recommendations.visibility,
      likes: recommendations.likes,
    })
    .from(recommendations)
    .innerJoin(accounts, eq(accounts.id, recommendations.account_id))
    .where(and(eq(recommendations.id, id), standing))
    .for("update", { of: recommendations });
  return row ?? null;
};

/** Returns whether there was one. */
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

export const addLikes = async (tx: Queryable, id: number, change: number): Promise<void> => {
  await tx
    .update(recommendations)
    .set({ likes: sql`${recommendations.likes} + ${change}` })
    .where(eq(recommendations.id, id));
};
