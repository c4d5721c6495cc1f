import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { mayInteract, mayWithdrawReport } from "@tablee/domain/discoveries/discovery-visibility";
import { areFriends } from "@tablee/domain/discoveries/viewer-facts";
import { type ChangeTopic, notifyChange, tellChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { type Say, telling } from "../events/telling.ts";
import type { Services } from "../services.ts";
import { countOpenReports, sendBack, setWaiting, writeStep } from "./discovery-history.queries.ts";
import { addLikes, deleteInteraction, insertInteraction, lockRecommendation } from "./interact.queries.ts";
import { readAuthorFacts } from "./viewer-facts.queries.ts";

type Refused = "not_found" | "own_recommendation" | "user_blocked";
export type InteractResult = { enabled: boolean; likes: number } | { refused: Refused };

/** A discovery returns to the moderators when this many different members have reported it (discoveries §17). */
const REPORTS_TO_PENDING = 3;

/**
 * Toggles a member's reaction to a discovery (discoveries §13): a like removes a dislike and vice versa. Two devices at
 * once make two toggles, one after the other, and the counter stays correct. Only approved discoveries accept
 * reactions.
 */
export async function interact(
  services: Services,
  account_id: number,
  wish: { recommendation_id: number; type: Interaction },
): Promise<InteractResult> {
  const { db } = services.database;
  const { result, changed } = await telling(services, (say) =>
    db.transaction((tx) => toggle(services, { tx, say }, account_id, wish)),
  );
  for (const topic of changed) tellChange(db, topic);
  return result;
}

async function toggle(
  services: Services,
  { tx, say }: { tx: Queryable; say: Say },
  account_id: number,
  { recommendation_id, type }: { recommendation_id: number; type: Interaction },
): Promise<{ result: InteractResult; changed: ChangeTopic[] }> {
  const row = await lockRecommendation(tx, recommendation_id);
  if (!row) return refuse("not_found");
  const own = row.account_id === account_id;
  const facts = await readAuthorFacts(tx, account_id, row.account_id);
  const { status, visibility } = row;
  const which = { recommendation_id, account_id, type };
  if (!mayInteract({ status, visibility, own, friends: areFriends(facts) })) {
    const withdrawn = type === "report" && mayWithdrawReport(status) && (await deleteInteraction(tx, which));
    // It waits for a moderator all the same (discoveries §17).
    return withdrawn ? { result: { enabled: false, likes: row.likes }, changed: [] } : refuse("not_found");
  }
  if (own && type === "report") return refuse("own_recommendation");

  const enabled = !(await deleteInteraction(tx, which));
  // An earlier like can still be withdrawn.
  if (enabled && type === "like" && facts.blocked) return refuse("user_blocked");
  let liked = type === "like" ? (enabled ? 1 : -1) : 0;
  if (enabled) {
    if (type === "like") await deleteInteraction(tx, { ...which, type: "dislike" });
    if (type === "dislike" && (await deleteInteraction(tx, { ...which, type: "like" }))) liked = -1;
    await insertInteraction(tx, { ...which, created_at: services.clock() });
  }
  if (liked !== 0) await addLikes(tx, recommendation_id, liked);
  const of = { recommendation_id, author_id: row.account_id, at: services.clock() };
  if (liked > 0) await say(tx, "discovery.liked", { ...of, account_id });
  const hidden = type === "report" && (await countReport(services, tx, recommendation_id, enabled));
  if (hidden) await say(tx, "discovery.decided", { ...of, status: "pending" });
  const changed: ChangeTopic[] = [];
  if (liked !== 0) changed.push(`likes:${recommendation_id}`);
  if (hidden) changed.push(`recommendation:${recommendation_id}`, `member:${row.account_id}`);
  for (const topic of changed) await notifyChange(tx, topic);
  return { result: { enabled, likes: row.likes + liked }, changed };
}

const refuse = (refused: Refused) => ({ result: { refused }, changed: [] });

/** Makes a reported discovery wait for moderators; returns whether this report has hidden it until they decide. */
async function countReport({ clock }: Services, tx: Queryable, id: number, enabled: boolean): Promise<boolean> {
  const reports = await countOpenReports(tx, id);
  const at = clock();
  const hidden = enabled && reports >= REPORTS_TO_PENDING;
  if (hidden) {
    await sendBack(tx, id, at);
    await writeStep(tx, { recommendation_id: id, account_id: null, step: "returned", date: at });
  } else await setWaiting(tx, id, reports === 0 ? null : at);
  return hidden;
}
