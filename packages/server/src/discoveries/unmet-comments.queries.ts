import { type SQL, sql } from "drizzle-orm";
import { accounts, blocks } from "../accounts/stored/accounts.table.ts";
import { comments } from "./comments.table.ts";

/** Whom the viewer blocked. Nothing in it is of a row, so that a statement reads it once. */
const blockedBy = (viewer: SQL): SQL =>
  sql`any (array(select ${blocks.blocked_id} from ${blocks} where ${blocks.blocker_id} = ${viewer}))`;

/**
 * How many of the comments that a discovery counts its viewer does not meet, and how many of those are first ones
 * (comments §10): what the blocked wrote, and what stands below it. On one's own discoveries one meets all. Who blocked
 * nobody pays for nothing but to learn that.
 */
export const unmetComments = (viewer: SQL, { id, account_id }: { id: SQL; account_id: SQL }) => sql<[number, number]>`
  case when ${account_id} = ${viewer} then array[0, 0] else (
    select array[count(*), count(*) filter (where u.parent_id is null)]::int[] from (
      select c.id, c.parent_id, c.account_id from ${comments} c
      where c.recommendation_id = ${id} and c.account_id = ${blockedBy(viewer)} and c.deleted_at is null
      union
      select c.id, c.parent_id, c.account_id from ${comments} p join ${comments} c on c.parent_id = p.id
      where p.recommendation_id = ${id} and p.account_id = ${blockedBy(viewer)} and c.deleted_at is null
    ) u join ${accounts} w on w.id = u.account_id and w.deleted_at is null
  ) end`;

/** The same for what a comment counts as its answers; `author_id`: of the discovery. */
export const metAnswers = (viewer: SQL, { author_id }: { author_id: SQL }) => sql<number>`
  case when ${comments.response_count} = 0 or ${author_id} = ${viewer} then ${comments.response_count}
  else ${comments.response_count} - (
    select count(*)::int from ${comments} c join ${accounts} w on w.id = c.account_id and w.deleted_at is null
    where c.parent_id = "comments"."id" and c.deleted_at is null and c.account_id = ${blockedBy(viewer)}
  ) end`;
