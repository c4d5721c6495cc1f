import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { blocks, follows } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";

/** Members whom this member follows and who follow back. */
export const readFriendsOf = async (tx: Queryable, account_id: number): Promise<number[]> => {
  const followed = tx.select({ id: follows.followed_id }).from(follows).where(eq(follows.follower_id, account_id));
  const rows = await tx
    .select({ id: follows.follower_id })
    .from(follows)
    .where(and(eq(follows.followed_id, account_id), inArray(follows.follower_id, followed)));
  return rows.map((row) => row.id);
};

/**
 * Members who blocked any of the given members, except `but`, who is notified regardless. Runs with every comment
 * written.
 */
export const readBlockersOf = async (tx: Queryable, account_ids: readonly number[], but: number): Promise<number[]> => {
  const rows = await tx
    .selectDistinct({ id: blocks.blocker_id })
    .from(blocks)
    .where(
      and(
        sql`${blocks.blocked_id} = any(${sql.placeholder("account_ids")}::int[])`,
        ne(blocks.blocker_id, sql.placeholder("but")),
      ),
    )
    .prepare("comment_blockers")
    .execute({ account_ids: `{${account_ids.join(",")}}`, but });
  return rows.map((row) => row.id);
};
