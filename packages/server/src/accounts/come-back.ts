import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { lockStanding, undoDeletion } from "./sessions.queries.ts";

/**
 * Whoever signs in while their account waits to be erased has it back (accounts §41); false: it is erased, or gone. In
 * the transaction that writes the session: erasing holds the same row, so that one of them finds what the other did.
 */
export async function comeBack(tx: Queryable, account_id: number): Promise<boolean> {
  const account = await lockStanding(tx, account_id);
  if (!account || account.erased_at !== null) return false;
  if (account.deleted_at === null) return true;
  await undoDeletion(tx, account_id);
  await notifyChange(tx, "recommendations");
  return true;
}
