import type { Visibility } from "@tablee/domain/discoveries/discovery";
import type { Services } from "../../services.ts";
import { announceDiscovery, tellChanges } from "../discovery-changes.ts";
import { changeOwn, lockOwn } from "./own.queries.ts";

/** Shows an own discovery to others than before (discoveries §22); whether there is one. It never asks a moderator. */
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
