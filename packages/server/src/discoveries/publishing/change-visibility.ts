import type { Visibility } from "@tablee/domain/discoveries/discovery";
import type { Services } from "../../services.ts";
import { announceDiscovery, tellChanges } from "../discovery-changes.ts";
import { changeOwn, lockOwn } from "./own.queries.ts";

/**
 * Changes who may see the member's own discovery (discoveries §22); false if there is none. It never needs a moderator.
 */
export async function changeVisibility(
  { database: { db } }: Services,
  account_id: number,
  { id, visibility }: { id: number; visibility: Visibility },
): Promise<boolean> {
  const topics = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, account_id);
    if (!row) return null;
    if (row.visibility === visibility) return [];
    await changeOwn(tx, id, { visibility });
    return announceDiscovery(tx, row, row, { ...row, visibility });
  });
  tellChanges(db, topics ?? []);
  return topics !== null;
}
