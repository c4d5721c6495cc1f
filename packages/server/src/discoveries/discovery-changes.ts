import { type ChangeTopic, notifyChange, tellChange } from "../database/changes.ts";
import type { Db, Queryable } from "../database/open-database.ts";

/** The fields that decide whether public lists contain a discovery. */
type Shown = { status: string; visibility: string } | null;

const isListed = (row: Shown): boolean => row?.status === "approved" && row.visibility === "public";

/**
 * Announces a change to a discovery in the transaction that makes it (null: it did not exist before, or no longer
 * does); returns the topics, for `tellChanges` after the commit.
 */
export async function announceDiscovery(
  tx: Queryable,
  { id, account_id }: { id: number; account_id: number },
  before: Shown,
  now: Shown,
): Promise<ChangeTopic[]> {
  const enters = isListed(now) && !isListed(before);
  // A member's card shows the number of their visible discoveries.
  const topics: ChangeTopic[] = [
    `recommendation:${id}`,
    `member:${account_id}`,
    ...(enters ? (["feeds"] as const) : []),
  ];
  for (const topic of topics) await notifyChange(tx, topic);
  return topics;
}

export const tellChanges = (db: Db, topics: readonly ChangeTopic[]): void => {
  for (const topic of topics) tellChange(db, topic);
};
