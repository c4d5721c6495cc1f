import type { Language } from "@tablee/domain/language/text";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { lockCommented, recountComments } from "../discoveries/discovery-comments.queries.ts";
import type { Services } from "../services.ts";
import { tellMember } from "./own/own-mails.ts";
import { lockStanding, undoDeletion } from "./sessions.queries.ts";

/** Where a member is written to, and whose clock a mail goes by. */
interface Written {
  email: string | null;
  language: Language | null;
  country: string | null;
  state: string | null;
}

/**
 * Whoever signs in while their account waits to be erased has it back (accounts §41); null: it is erased, or gone. In
 * the transaction that writes the session: erasing holds the same row, so that one of them finds what the other did.
 */
export async function comeBack(
  services: Pick<Services, "jobs">,
  tx: Queryable,
  account_id: number,
): Promise<Written | null> {
  const account = await lockStanding(tx, account_id);
  if (!account || account.erased_at !== null) return null;
  if (account.deleted_at !== null) {
    await undoDeletion(tx, account_id);
    await recountComments(tx, await lockCommented(tx, account_id));
    await notifyChange(tx, "recommendations");
    await tellMember(services, tx, account, { kind: "deletion_undone" });
  }
  return account;
}
