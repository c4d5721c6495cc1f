/**
 * How many members one may follow, and how many one may block: more than anybody needs, and few enough for a fast feed.
 */
export const MOST_FOLLOWED = 5_000;
export const MOST_BLOCKED = 5_000;

/** The facts that decide whether a member may follow another. */
export interface FollowFacts {
  /** Both are the same member. */
  own: boolean;
  /** The member has blocked the follower. */
  blocked: boolean;
  /** The follower has blocked the member. */
  blocks: boolean;
  /** How many members the follower follows already. */
  following: number;
}
export type FollowRefusal = "own_account" | "user_blocked" | "member_blocked" | "too_many_followed";

/** Why a member cannot be followed (members §7, members §13), or null. Unfollowing is always possible. */
export function followRefusal({ own, blocked, blocks, following }: FollowFacts): FollowRefusal | null {
  if (own) return "own_account";
  if (blocked) return "user_blocked";
  if (blocks) return "member_blocked";
  return following >= MOST_FOLLOWED ? "too_many_followed" : null;
}

export type BlockRefusal = "own_account" | "too_many_blocked";

/** Why a member cannot be blocked (members §11), or null. */
export const blockRefusal = ({ own, blocking }: { own: boolean; blocking: number }): BlockRefusal | null =>
  own ? "own_account" : blocking >= MOST_BLOCKED ? "too_many_blocked" : null;
