import { type ChangeTopic, notifyChange } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import { shownDiscoveries } from "./own.queries.ts";

/** For a member with more discoveries than this, a change of all discoveries is announced instead. */
const FEW = 50;

/** The cards of a member's discoveries show their name and picture, so all caches must evict those cards. */
export async function announceAuthor(tx: Queryable, account_id: number): Promise<ChangeTopic[]> {
  const ids = await shownDiscoveries(tx, account_id, FEW + 1);
  const topics: ChangeTopic[] =
    ids.length > FEW ? ["recommendations"] : ids.map((id) => `recommendation:${id}` as const);
  topics.push(`member:${account_id}`);
  for (const topic of topics) await notifyChange(tx, topic);
  return topics;
}
