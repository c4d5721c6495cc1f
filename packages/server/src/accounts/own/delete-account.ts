import { lockCommented, readCommentedOn, recountComments } from "../../discoveries/discovery-comments.queries.ts";
import { notifyChange, tellChange } from "../../database/changes.ts";
import { leavePlaces } from "../../restaurants/stored/left-places.ts";
import type { Services } from "../../services.ts";
import { DAYS_TO_RETURN } from "@tablee/domain/accounts/deletion";
import { deleteSessionsBut } from "./devices.queries.ts";
import { tellMember } from "./own-mails.ts";
import { lockAccount, writeAccount } from "./own.queries.ts";

const DAY_MS = 86_400_000;

/**
 * Hides a member at once and signs them out everywhere; places that nobody else owns take no more orders
 * (management §47). The data is erased later; a sign-in before then undoes all of this (accounts §41). Returns the moment
 * after which nothing can be restored; null if there is no such account.
 */
export async function deleteAccount(services: Services, account_id: number): Promise<Date | null> {
  const { database, clock, realtime } = services;
  const at = clock();
  const ended = await database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, account_id);
    if (!account || account.erased_at !== null) return null;
    await writeAccount(tx, account_id, { deleted_at: at });
    await recountComments(tx, await lockCommented(tx, account_id));
    await notifyChange(tx, "recommendations");
    await leavePlaces(tx, account_id, at);
    await tellMember(services, tx, account, { kind: "deletion_asked", path: "/login" });
    return { sessions: await deleteSessionsBut(tx, account_id, null), on: await readCommentedOn(tx, account_id) };
  });
  if (!ended) return null;
  tellChange(database.db, "recommendations");
  realtime.commentsChanged(
    ended.on.map(({ id }) => id),
    "everybody",
  );
  for (const { id } of ended.sessions) realtime.sessionEnded(id);
  return new Date(at.getTime() + DAYS_TO_RETURN * DAY_MS);
}
