import { type ChangeTopic, notifyChange, tellChange } from "../database/changes.ts";
import type { Db, Queryable } from "../database/open-database.ts";

/** What of a discovery decides in which lists for everybody it stands. */
type Shown = { status: string; visibility: string } | null;

const isListed = (row: Shown): boolean => row?.status === "approved" && row.visibility === "public";

/**
 * Announces, in the transaction that changes it, that a discovery is another one than before (null: there was or is
 * none); answers the topics, for `tellChanges` once that is committed.
 */
export async function announceDiscovery(
  tx: Queryable,
  { id, account_id }: { id: number; account_id: number },
  before: Shown,
  now: Shown,
): Promise<ChangeTopic[]> {
  const enters = isListed(now) && !isListed(before);
  // A member's card counts what others see of them.
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
