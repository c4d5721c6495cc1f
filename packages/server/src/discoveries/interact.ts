import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { type ChangeTopic, notifyChange, tellChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { readFriends } from "./discovery.queries.ts";
import {
  addLikes,
  countReports,
  deleteInteraction,
  insertInteraction,
  lockRecommendation,
  setPending,
} from "./interact.queries.ts";

export type InteractResult = { enabled: boolean; likes: number } | { refused: "not_found" | "own_recommendation" };

/** Reported by this many different members, a discovery goes back to the moderators (discoveries §17). */
const REPORTS_TO_PENDING = 3;

/**
 * Toggles what a member thinks of a discovery (discoveries §13): a like takes away a dislike and the reverse. Two
 * devices at once are two toggles, one after the other, and the counter stays right. Only approved ones can be
 * interacted with.
 */
export async function interact(
  services: Services,
  account_id: number,
  wish: { recommendation_id: number; type: Interaction },
): Promise<InteractResult> {
  const { db } = services.database;
  const { result, changed } = await db.transaction((tx) => toggle(services, tx, account_id, wish));
  for (const topic of changed) tellChange(db, topic);
  return result;
}

async function toggle(
  services: Services,
  tx: Queryable,
  account_id: number,
  { recommendation_id, type }: { recommendation_id: number; type: Interaction },
): Promise<{ result: InteractResult; changed: ChangeTopic[] }> {
  const row = await lockRecommendation(tx, recommendation_id);
  if (!row) return refuse("not_found");
  const own = row.account_id === account_id;
  const friends = row.visibility === "friends" && (await readFriends(tx, account_id, [row.account_id])).size > 0;
  const { status, visibility } = row;
  if (!mayInteract({ status, visibility, own, friends })) return refuse("not_found");
  if (own && type === "report") return refuse("own_recommendation");

  const which = { recommendation_id, account_id, type };
  const enabled = !(await deleteInteraction(tx, which));
  let liked = type === "like" ? (enabled ? 1 : -1) : 0;
  if (enabled) {
    if (type === "like") await deleteInteraction(tx, { ...which, type: "dislike" });
    if (type === "dislike" && (await deleteInteraction(tx, { ...which, type: "like" }))) liked = -1;
    await insertInteraction(tx, { ...which, created_at: services.clock() });
  }
  if (liked !== 0) await addLikes(tx, recommendation_id, liked);
  const hidden = enabled && type === "report" && (await isReportedEnough(tx, recommendation_id));
  if (hidden) await setPending(tx, recommendation_id);
  const changed: ChangeTopic[] = [];
  if (liked !== 0) changed.push(`likes:${recommendation_id}`);
  if (hidden) changed.push(`recommendation:${recommendation_id}`);
  for (const topic of changed) await notifyChange(tx, topic);
  return { result: { enabled, likes: row.likes + liked }, changed };
}

const refuse = (refused: "not_found" | "own_recommendation") => ({ result: { refused }, changed: [] });

const isReportedEnough = async (tx: Queryable, id: number): Promise<boolean> =>
  (await countReports(tx, id)) >= REPORTS_TO_PENDING;
