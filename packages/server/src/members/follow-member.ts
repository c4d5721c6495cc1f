import { type FollowRefusal, followRefusal } from "@tablee/domain/members/may-follow";
import { type ChangeTopic, notifyChange, tellChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { type Say, telling } from "../events/telling.ts";
import type { Services } from "../services.ts";
import { deleteFollow, insertFollow, isMember, lockPair, readFollowFacts } from "./follow.queries.ts";

export type FollowResult = { following: boolean } | { refused: FollowRefusal | "not_found" };

/**
 * Follows a member, or unfollows them (members §7). Two devices at once make two toggles, one after the other; a
 * concurrent block comes before or after and never leaves a follow behind.
 */
export async function followMember(services: Services, account_id: number, followed_id: number): Promise<FollowResult> {
  const { db } = services.database;
  const result = await telling(services, (say) =>
    db.transaction((tx) => toggle(services, tx, say, { account_id, followed_id })),
  );
  if ("following" in result) for (const topic of countsOf(account_id, followed_id)) tellChange(db, topic);
  return result;
}

/** The topics of two members whose follow counts change. */
export const countsOf = (one: number, other: number): ChangeTopic[] => [`member:${one}`, `member:${other}`];

async function toggle(
  services: Services,
  tx: Queryable,
  say: Say,
  { account_id, followed_id }: { account_id: number; followed_id: number },
): Promise<FollowResult> {
  if (account_id === followed_id) return { refused: "own_account" };
  await lockPair(tx, account_id, followed_id);
  if (!(await isMember(tx, followed_id))) return { refused: "not_found" };
  const following = !(await deleteFollow(tx, account_id, followed_id));
  if (following) {
    const facts = await readFollowFacts(tx, account_id, followed_id);
    const refused = followRefusal({ ...facts, own: false });
    if (refused) return { refused };
    const at = services.clock();
    await insertFollow(tx, { follower_id: account_id, followed_id, created_at: at });
    await say(tx, "member.followed", { follower_id: account_id, followed_id, at });
  }
  for (const topic of countsOf(account_id, followed_id)) await notifyChange(tx, topic);
  return { following };
}
