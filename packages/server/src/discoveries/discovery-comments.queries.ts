import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { commentReports, comments } from "./comments.table.ts";
import { recommendations } from "./discoveries.table.ts";

/**
 * The comments of a discovery that the viewer has reported (discoveries §1). What they reported anywhere refers to no
 * row, so a statement reads it once; for viewers who reported nothing the only cost is to find that out.
 */
export const reportedComments = (viewer: SQL, id: SQL): SQL<number[]> => sql<number[]>`
  coalesce((
    select jsonb_object_agg(f.recommendation_id, f.ids) from (
      select c.recommendation_id, array_agg(c.id order by c.id) as ids
      from ${commentReports} w join ${comments} c on c.id = w.comment_id
      where w.account_id = ${viewer} group by c.recommendation_id
    ) f
  ) -> (${id})::text, '[]')`;

/**
 * Whether a comment is visible: neither deleted nor hidden with its author (accounts §41). `c` and `a` are the comment
 * and its author.
 */
const IS_SEEN = sql.raw("c.deleted_at is null and a.id is not null and a.deleted_at is null");

/**
 * The discoveries that a member has commented on, locked for this transaction in the order of their ids, as everywhere
 * that locks several.
 */
export const lockCommented = async (tx: Queryable, account_id: number): Promise<number[]> => {
  const commented = tx
    .select({ id: comments.recommendation_id })
    .from(comments)
    .where(eq(comments.account_id, account_id));
  const rows = await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(inArray(recommendations.id, commented))
    .orderBy(asc(recommendations.id))
    .for("update");
  return rows.map((row) => row.id);
};

/** Open screens are notified for at most this many discoveries: those that the member commented on last. */
const TOLD = 200;

/** The discoveries that a member commented on last, with their authors. */
export const readCommentedOn = async (tx: Queryable, account_id: number) => {
  const lately = tx
    .select({ id: comments.recommendation_id })
    .from(comments)
    .where(eq(comments.account_id, account_id))
    .orderBy(desc(comments.date_creation))
    .limit(TOLD);
  return tx
    .select({ id: recommendations.id, author_id: recommendations.account_id })
    .from(recommendations)
    .where(inArray(recommendations.id, lately));
};

/** Recounts the comments of discoveries and the answers of their comments. The caller has locked the discoveries. */
export const recountComments = async (tx: Queryable, recommendation_ids: readonly number[]): Promise<void> => {
  if (recommendation_ids.length === 0) return;
  const ids = [...recommendation_ids];
  const counted = (what: ReturnType<typeof sql.raw>) =>
    sql`(select count(*)::int from ${comments} c left join ${accounts} a on a.id = c.account_id where ${what} and ${IS_SEEN})`;
  await tx
    .update(recommendations)
    .set({
      comments: counted(sql.raw(`c.recommendation_id = "recommendations"."id"`)),
      root_comments: counted(sql.raw(`c.recommendation_id = "recommendations"."id" and c.parent_id is null`)),
    })
    .where(inArray(recommendations.id, ids));
  const answered = tx
    .select({ id: comments.parent_id })
    .from(comments)
    .where(and(inArray(comments.recommendation_id, ids), isNotNull(comments.parent_id)));
  await tx
    .update(comments)
    .set({ response_count: counted(sql.raw(`c.parent_id = "comments"."id"`)) })
    .where(inArray(comments.id, answered));
};

/**
 * Removes a member from their comments: the text is cleared, and comments with answers keep their place (comments §11).
 */
export const eraseComments = async (tx: Queryable, account_id: number, at: Date): Promise<void> => {
  await tx.delete(commentReports).where(eq(commentReports.account_id, account_id));
  await tx
    .update(comments)
    .set({
      text: "",
      account_id: null,
      client_key: null,
      deleted_at: sql`coalesce(${comments.deleted_at}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(comments.account_id, account_id));
};
