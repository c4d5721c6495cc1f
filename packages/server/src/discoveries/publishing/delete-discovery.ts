import type { Services } from "../../services.ts";
import { announceDiscovery, tellChanges } from "../discovery-changes.ts";
import { deleteOwn, lockOwn } from "./own.queries.ts";

/**
 * Deletes the member's own discovery with everything that depends on it; false if there is none. Its picture is deleted
 * by the sweep once no row refers to it, so that pages that are still open can show it.
 */
export async function deleteDiscovery(
  { database: { db } }: Services,
  account_id: number,
  id: number,
): Promise<boolean> {
  const topics = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, account_id);
    if (!row) return null;
    await deleteOwn(tx, id);
    return announceDiscovery(tx, row, row, null);
  });
  tellChanges(db, topics ?? []);
  return topics !== null;
}
