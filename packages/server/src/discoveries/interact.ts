import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { notifyChange } from "../database/changes.ts";
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

/** Reported by this many different members, a discovery goes back to the moderators (decisions, "Discoveries"). */
const REPORTS_TO_PENDING = 3;

/**
 * Toggles what a member thinks of a discovery (spec §4): a like takes away a dislike and the reverse. Two devices at
 * once are two toggles, one after the other, and the counter stays right. Only approved ones can be interacted with.
 */
export const interact = (
  services: Services,
  account_id: number,
  { recommendation_id, type }: { recommendation_id: number; type: Interaction },
): Promise<InteractResult> =>
  services.database.db.transaction(async (tx) => {
    const row = await lockRecommendation(tx, recommendation_id);
    if (!row) return { refused: "not_found" };
    const own = row.account_id === account_id;
    const friends = row.visibility === "friends" && (await readFriends(tx, account_id, [row.account_id])).size > 0;
    const { status, visibility } = row;
    if (!mayInteract({ status, visibility, own, friends })) return { refused: "not_found" };
    if (own && type === "report") return { refused: "own_recommendation" };

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
    if (liked !== 0 || hidden) await notifyChange(tx, `recommendation:${recommendation_id}`);
    return { enabled, likes: row.likes + liked };
  });

const isReportedEnough = async (tx: Queryable, id: number): Promise<boolean> =>
  (await countReports(tx, id)) >= REPORTS_TO_PENDING;
