/** How many members one may follow, and how many one may block: more than anybody reads, and a feed stays light. */
export const MOST_FOLLOWED = 5_000;
export const MOST_BLOCKED = 5_000;

/** What decides whether somebody may begin to follow a member. */
export interface FollowFacts {
  /** It is oneself. */
  own: boolean;
  /** The member has blocked whoever wants to follow. */
  blocked: boolean;
  /** Whoever wants to follow has blocked the member. */
  blocks: boolean;
  /** How many they follow already. */
  following: number;
}
export type FollowRefusal = "own_account" | "user_blocked" | "member_blocked" | "too_many_followed";

/** Why a member cannot be followed (members §7, members §13); null: they can. Ending it is refused to nobody. */
export function followRefusal({ own, blocked, blocks, following }: FollowFacts): FollowRefusal | null {
  if (own) return "own_account";
  if (blocked) return "user_blocked";
  if (blocks) return "member_blocked";
  return following >= MOST_FOLLOWED ? "too_many_followed" : null;
}

export type BlockRefusal = "own_account" | "too_many_blocked";

/** Why a member cannot be blocked (members §11); null: they can. */
export const blockRefusal = ({ own, blocking }: { own: boolean; blocking: number }): BlockRefusal | null =>
  own ? "own_account" : blocking >= MOST_BLOCKED ? "too_many_blocked" : null;
