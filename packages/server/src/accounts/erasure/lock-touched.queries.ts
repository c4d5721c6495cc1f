import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { comments } from "../../discoveries/comments.table.ts";
import { interactions, recommendations } from "../../discoveries/discoveries.table.ts";

/**
 * Locks every discovery that erasing a member changes or deletes: what they commented on, reacted to and made. At once
 * and in the order of their ids, as everywhere that locks several: one list after the other, two erasures, or an erasure
 * and a moderator, could wait for each other.
 */
export const lockTouched = async (tx: Queryable, account_id: number): Promise<void> => {
  const touched = tx
    .select({ id: comments.recommendation_id })
    .from(comments)
    .where(eq(comments.account_id, account_id))
    .union(
      tx
        .select({ id: interactions.recommendation_id })
        .from(interactions)
        .where(eq(interactions.account_id, account_id)),
    )
    .union(
      tx.select({ id: recommendations.id }).from(recommendations).where(eq(recommendations.account_id, account_id)),
    );
  await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(inArray(recommendations.id, touched))
    .orderBy(asc(recommendations.id))
    .for("update");
};
