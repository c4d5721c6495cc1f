import { and, eq, sql, type SQL } from "drizzle-orm";
import { accounts, blocks, follows } from "../accounts/stored/accounts.table.ts";
import type { Db, Queryable } from "../database/open-database.ts";
import { onlyRow } from "../database/only-row.ts";
import { preparedFor } from "../database/prepared.ts";
import { comments } from "../discoveries/comments.table.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { metAnswers } from "../discoveries/unmet-comments.queries.ts";
import { restaurantStaff } from "../restaurants/stored/restaurants.table.ts";

const slot = sql.placeholder;

/** Whether it was deleted, or is hidden together with its writer's account (accounts §41). */
const isGone = sql<boolean>`(${comments.deleted_at} is not null or ${accounts.id} is null or ${accounts.deleted_at} is not null)`;
const doesBlock = (blocker: SQL, blocked: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${blocks} where ${blocks.blocker_id} = ${blocker} and ${blocks.blocked_id} = ${blocked})`;
/** The instant with microseconds, in its wire format. */
export const instantOf = (moment: SQL): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const columnsFor = (viewer: SQL) => ({
  id: comments.id,
  recommendation_id: comments.recommendation_id,
  parent_id: comments.parent_id,
  account_id: comments.account_id,
  text: comments.text,
  date_creation: instantOf(sql`${comments.date_creation}`).as("moment"),
  response_count: metAnswers(viewer, { author_id: sql`${recommendations.account_id}` }).as("answers"),
  first_name: accounts.first_name,
  avatar_url: accounts.avatar_url,
  certification: accounts.certification,
  gone: isGone.as("gone"),
  hidden: sql<boolean>`(${accounts.id} is null or ${accounts.deleted_at} is not null)`.as("hidden"),
  blocked_by_author: doesBlock(sql`${recommendations.account_id}`, sql`${comments.account_id}`).as("blocked_by_author"),
  author_id: recommendations.account_id,
  from_owner: sql<boolean>`exists (
    select 1 from ${restaurantStaff} where ${restaurantStaff.restaurant_id} = ${recommendations.restaurant_id}
      and ${restaurantStaff.account_id} = ${comments.account_id} and ${restaurantStaff.role} = 'owner'
  )`.as("from_owner"),
});

/**
 * Whether the viewer gets to see the comment: deleted comments without answers are left out, and so are those of
 * members whom the viewer blocked, except on the viewer's own discoveries (members §12, members §14).
 */
const isThereFor = (
  viewer: SQL,
): SQL => sql`(not ${isGone} or ${metAnswers(viewer, { author_id: sql`${recommendations.account_id}` })} > 0)
  and (${recommendations.account_id} = ${viewer} or not ${doesBlock(viewer, sql`${comments.account_id}`)})`;
/** The viewer as a parameter; 0 is a visitor. */
const anyViewer = sql`${slot("viewer")}::int`;
const isThere = isThereFor(anyViewer);

const reading = (db: Queryable, viewer: SQL) =>
  db
    .select(columnsFor(viewer))
    .from(comments)
    .innerJoin(recommendations, eq(recommendations.id, comments.recommendation_id))
    .leftJoin(accounts, eq(accounts.id, comments.account_id));

const selectFirst = preparedFor((db) =>
  reading(db, anyViewer)
    .where(
      sql`${comments.recommendation_id} = ${slot("id")} and ${comments.parent_id} is null
        and ${comments.date_creation} < ${slot("before")}::timestamptz and ${isThere}`,
    )
    .orderBy(sql`${comments.date_creation} desc`)
    .limit(slot("limit"))
    .prepare("comments_first"),
);
const selectAnswers = preparedFor((db) =>
  reading(db, anyViewer)
    .where(
      sql`${comments.parent_id} = ${slot("id")} and ${comments.date_creation} > ${slot("after")}::timestamptz and ${isThere}`,
    )
    .orderBy(comments.date_creation)
    .limit(slot("limit"))
    .prepare("comment_answers"),
);
export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectFirst>["execute"]>>[number];

/** The top-level comments of a discovery, newest first, as the viewer sees them (0: a visitor). */
export const readFirstComments = (
  db: Db,
  page: { id: number; viewer: number; before: string | null; limit: number },
): Promise<CommentRow[]> => selectFirst(db).execute({ ...page, before: page.before ?? "infinity" });

/** The answers to a comment, oldest first. */
export const readAnswers = (
  db: Db,
  page: { id: number; viewer: number; after: string | null; limit: number },
): Promise<CommentRow[]> => selectAnswers(db).execute({ ...page, after: page.after ?? "-infinity" });

/**
 * A comment as the viewer sees it (0: a visitor); undefined if it does not exist or is not visible to them. It is a
 * named prepared statement, so each connection plans it once: answering a comment runs it while the discovery is
 * locked.
 */
export const readComment = async (
  db: Queryable,
  comment: { id: number; viewer: number },
): Promise<CommentRow | undefined> => {
  const [row] = await reading(db, anyViewer)
    .where(sql`${comments.id} = ${slot("id")} and ${isThere}`)
    .prepare("comment_by_id")
    .execute(comment);
  return row;
};

/** Locks a discovery for this transaction, so that its comments are counted and timestamped one at a time. */
export const lockCommentable = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      id: recommendations.id,
      account_id: recommendations.account_id,
      status: recommendations.status,
      visibility: recommendations.visibility,
      restaurant_id: recommendations.restaurant_id,
      name: recommendations.name,
      image_url: recommendations.image_url,
      hidden: sql<boolean>`exists (select 1 from ${accounts} where ${accounts.id} = ${recommendations.account_id} and ${accounts.deleted_at} is not null)`,
    })
    .from(recommendations)
    .where(eq(recommendations.id, id))
    .for("update");
  return row ?? null;
};
export type CommentedDiscovery = NonNullable<Awaited<ReturnType<typeof lockCommentable>>>;

/** Who follows or has blocked whom, between a member and a discovery's author. */
export const readStanding = async (tx: Queryable, member: number, author: number) => {
  const doesFollow = (one: number, other: number) =>
    sql<boolean>`exists (select 1 from ${follows} where ${follows.follower_id} = ${one} and ${follows.followed_id} = ${other})`;
  const rows = await tx
    .select({
      follows: doesFollow(member, author),
      followed: doesFollow(author, member),
      blocked: doesBlock(sql`${author}::int`, sql`${member}::int`),
    })
    .from(sql`(select 1) as one`);
  return onlyRow(rows);
};

/** Clears a comment's text; a comment with answers keeps its place. */
export const emptyComment = async (
  tx: Queryable,
  row: { id: number; recommendation_id: number; parent_id: number | null },
  at: Date,
): Promise<void> => {
  await tx.update(comments).set({ text: "", deleted_at: at }).where(eq(comments.id, row.id));
  await uncount(tx, row);
};

const uncount = async (
  tx: Queryable,
  { recommendation_id, parent_id }: { recommendation_id: number; parent_id: number | null },
): Promise<void> => {
  await tx
    .update(recommendations)
    .set({
      comments: sql`${recommendations.comments} - 1`,
      ...(parent_id === null ? { root_comments: sql`${recommendations.root_comments} - 1` } : {}),
    })
    .where(eq(recommendations.id, recommendation_id));
  if (parent_id === null) return;
  await tx
    .update(comments)
    .set({ response_count: sql`${comments.response_count} - 1` })
    .where(eq(comments.id, parent_id));
};

/** A comment's writer and position; null if it does not exist or was deleted. */
export const findComment = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({
      id: comments.id,
      recommendation_id: comments.recommendation_id,
      parent_id: comments.parent_id,
      account_id: comments.account_id,
    })
    .from(comments)
    .where(and(eq(comments.id, id), sql`${comments.deleted_at} is null`));
  return row ?? null;
};
