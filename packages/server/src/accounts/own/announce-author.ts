import { type ChangeTopic, notifyChange } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import { shownDiscoveries } from "./own.queries.ts";

/** A member with more discoveries than that is announced as a change of any of them. */
const FEW = 50;

/** What others see of a member stands on the cards of their discoveries: all caches let go of those. */
export async function announceAuthor(tx: Queryable, account_id: number): Promise<ChangeTopic[]> {
  const ids = await shownDiscoveries(tx, account_id, FEW + 1);
  const topics: ChangeTopic[] =
    ids.length > FEW ? ["recommendations"] : ids.map((id) => `recommendation:${id}` as const);
  topics.push(`member:${account_id}`);
  for (const topic of topics) await notifyChange(tx, topic);
  return topics;
}
