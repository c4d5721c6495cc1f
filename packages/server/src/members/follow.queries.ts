import { and, count, eq, or, sql } from "drizzle-orm";
import { accounts, blocks, followCounts, follows } from "../accounts/stored/accounts.table.ts";
import { standing } from "../accounts/stored/standing.queries.ts";
import { onlyRow } from "../database/only-row.ts";
import type { Queryable } from "../database/open-database.ts";

/**
 * Locks the relation between two members for this transaction, whichever of them acts, so that a concurrent follow and
 * block happen one after the other. The lock has two keys, the lower id first; no other lock uses keys of this form.
 */
export const lockPair = async (tx: Queryable, one: number, other: number): Promise<void> => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  // Negative, because other locks with two keys have a positive first key.
  await tx.execute(sql`select pg_advisory_xact_lock(${-low}::int, ${high}::int)`);
};

/** Whether others can see a member: the account exists and is not waiting to be erased. */
export const isMember = async (tx: Queryable, id: number): Promise<boolean> => {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), standing));
  return row !== undefined;
};

/** The blocks between two members, and how many members the first one follows. */
export const readFollowFacts = async (tx: Queryable, id: number, other: number) => {
  const facts = {
    blocks: sql<boolean>`exists (${blockOf(tx, id, other)})`,
    blocked: sql<boolean>`exists (${blockOf(tx, other, id)})`,
    following: sql<number>`coalesce((${tx
      .select({ following: followCounts.following })
      .from(followCounts)
      .where(eq(followCounts.account_id, id))}), 0)`,
  };
  return onlyRow(await tx.select(facts).from(sql`(values (1)) as once`));
};

const blockOf = (tx: Queryable, blocker_id: number, blocked_id: number) =>
  tx
    .select({ id: blocks.blocked_id })
    .from(blocks)
    .where(and(eq(blocks.blocker_id, blocker_id), eq(blocks.blocked_id, blocked_id)));

/** Returns whether there was one. */
export const deleteFollow = async (tx: Queryable, follower_id: number, followed_id: number): Promise<boolean> => {
  const gone = await tx
    .delete(follows)
    .where(and(eq(follows.follower_id, follower_id), eq(follows.followed_id, followed_id)))
    .returning({ id: follows.followed_id });
  return gone.length > 0;
};

export const insertFollow = async (tx: Queryable, row: typeof follows.$inferInsert): Promise<void> => {
  await tx.insert(follows).values(row);
};

/** Returns whether there was one. */
export const deleteBlock = async (tx: Queryable, blocker_id: number, blocked_id: number): Promise<boolean> => {
  const gone = await tx
    .delete(blocks)
    .where(and(eq(blocks.blocker_id, blocker_id), eq(blocks.blocked_id, blocked_id)))
    .returning({ id: blocks.blocked_id });
  return gone.length > 0;
};

export const insertBlock = async (tx: Queryable, row: typeof blocks.$inferInsert): Promise<void> => {
  await tx.insert(blocks).values(row);
};

export const countBlocks = async (tx: Queryable, blocker_id: number): Promise<number> =>
  onlyRow(await tx.select({ n: count() }).from(blocks).where(eq(blocks.blocker_id, blocker_id))).n;

/** Ends the follows between two members in both directions; returns whether there were any. */
export const deleteFollowsBetween = async (tx: Queryable, one: number, other: number): Promise<boolean> => {
  const gone = await tx
    .delete(follows)
    .where(
      or(
        and(eq(follows.follower_id, one), eq(follows.followed_id, other)),
        and(eq(follows.follower_id, other), eq(follows.followed_id, one)),
      ),
    )
    .returning({ id: follows.followed_id });
  return gone.length > 0;
};
