import { type SQL, sql } from "drizzle-orm";
import { accounts, blocks } from "../accounts/stored/accounts.table.ts";
import { comments } from "./comments.table.ts";

/** The members whom the viewer blocked. It refers to no row, so a statement evaluates it once. */
const blockedBy = (viewer: SQL): SQL =>
  sql`any (array(select ${blocks.blocked_id} from ${blocks} where ${blocks.blocker_id} = ${viewer}))`;

/**
 * How many of a discovery's counted comments its viewer does not see, and how many of those are top-level
 * (comments §10): those by members whom the viewer blocked, and the answers below them. On their own discoveries,
 * viewers see all. For viewers who blocked nobody the only cost is to find that out.
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

/** How many of a comment's answers its viewer sees; `author_id` is the discovery's author. */
export const metAnswers = (viewer: SQL, { author_id }: { author_id: SQL }) => sql<number>`
  case when ${comments.response_count} = 0 or ${author_id} = ${viewer} then ${comments.response_count}
  else ${comments.response_count} - (
    select count(*)::int from ${comments} c join ${accounts} w on w.id = c.account_id and w.deleted_at is null
    where c.parent_id = "comments"."id" and c.deleted_at is null and c.account_id = ${blockedBy(viewer)}
  ) end`;
