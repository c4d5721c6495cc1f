import type { Services } from "../../services.ts";
import { announceDiscovery, tellChanges } from "../discovery-changes.ts";
import { deleteOwn, lockOwn } from "./own.queries.ts";

/**
 * Deletes an own discovery with everything that hangs on it; whether there was one. Its picture goes when the sweep
 * finds that no row names it, so that a page that is still open shows it to the end.
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
