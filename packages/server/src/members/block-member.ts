import { type BlockRefusal, blockRefusal } from "@tablee/domain/members/may-follow";
import { notifyChange, tellChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { readCommentedOn } from "../discoveries/discovery-comments.queries.ts";
import type { Services } from "../services.ts";
import { countBlocks, deleteBlock, deleteFollowsBetween, insertBlock, isMember, lockPair } from "./follow.queries.ts";
import { countsOf } from "./follow-member.ts";

export type BlockResult = { blocked: boolean } | { refused: BlockRefusal | "not_found" };

/** Blocks a member, which ends the follows between the two, or unblocks them, which restores none (members §11). */
export async function blockMember(services: Services, blocker_id: number, blocked_id: number): Promise<BlockResult> {
  if (blocker_id === blocked_id) return { refused: "own_account" };
  const { db } = services.database;
  const { result, ended } = await db.transaction((tx) => toggle(services, tx, blocker_id, blocked_id));
  if ("blocked" in result) await tellScreens(services, blocker_id, blocked_id);
  if (ended) for (const topic of countsOf(blocker_id, blocked_id)) tellChange(db, topic);
  return result;
}

/**
 * On the blocker's own discoveries the blocked member's comments lose their text, or get it back, for everybody;
 * elsewhere they change for the blocker only.
 */
async function tellScreens({ database, realtime }: Services, blocker_id: number, blocked_id: number): Promise<void> {
  const commented = await readCommentedOn(database.db, blocked_id);
  const idsOf = (own: boolean) => commented.filter((one) => (one.author_id === blocker_id) === own).map(({ id }) => id);
  realtime.commentsChanged(idsOf(true), "everybody");
  realtime.commentsChanged(idsOf(false), blocker_id);
}

async function toggle(
  services: Services,
  tx: Queryable,
  blocker_id: number,
  blocked_id: number,
): Promise<{ result: BlockResult; ended: boolean }> {
  await lockPair(tx, blocker_id, blocked_id);
  // Allowed even if the blocked member has left meanwhile.
  if (await deleteBlock(tx, blocker_id, blocked_id)) return { result: { blocked: false }, ended: false };
  if (!(await isMember(tx, blocked_id))) return { result: { refused: "not_found" }, ended: false };
  const refused = blockRefusal({ own: false, blocking: await countBlocks(tx, blocker_id) });
  if (refused) return { result: { refused }, ended: false };
  await insertBlock(tx, { blocker_id, blocked_id, created_at: services.clock() });
  const ended = await deleteFollowsBetween(tx, blocker_id, blocked_id);
  if (ended) for (const topic of countsOf(blocker_id, blocked_id)) await notifyChange(tx, topic);
  return { result: { blocked: true }, ended };
}
