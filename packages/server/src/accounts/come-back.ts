import type { Language } from "@tablee/domain/language/text";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { lockCommented, recountComments } from "../discoveries/discovery-comments.queries.ts";
import { comeBackToPlaces } from "../restaurants/stored/left-places.ts";
import type { Services } from "../services.ts";
import { tellMember } from "./own/own-mails.ts";
import { lockStanding, undoDeletion } from "./sessions.queries.ts";

/** A member's mail address and language, and the region that decides the time zone used in mails. */
interface Written {
  email: string | null;
  language: Language | null;
  country: string | null;
  state: string | null;
}

/**
 * Restores the account of a member who signs in while it is waiting to be erased (accounts §41); null if it is erased
 * or does not exist. Runs in the transaction that writes the session: erasing locks the same row, so whichever comes
 * second sees the result of the first.
 */
export async function comeBack(
  services: Pick<Services, "jobs" | "clock">,
  tx: Queryable,
  account_id: number,
): Promise<Written | null> {
  const account = await lockStanding(tx, account_id);
  if (!account || account.erased_at !== null) return null;
  if (account.deleted_at !== null) {
    await undoDeletion(tx, account_id);
    await recountComments(tx, await lockCommented(tx, account_id));
    await notifyChange(tx, "recommendations");
    await comeBackToPlaces(tx, account_id, services.clock());
    await tellMember(services, tx, account, { kind: "deletion_undone" });
  }
  return account;
}
