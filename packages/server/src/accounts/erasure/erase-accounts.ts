import { DAYS_TO_RETURN } from "@tablee/domain/accounts/deletion";
import { notifyChange } from "../../database/changes.ts";
import { eraseComments, lockCommented, recountComments } from "../../discoveries/discovery-comments.queries.ts";
import { dropPicture } from "../../pictures/take-picture.ts";
import type { Services } from "../../services.ts";
import {
  accountsToErase,
  blankAccount,
  eraseFromOrders,
  eraseReactions,
  eraseTraces,
  eraseWays,
  lockToErase,
  picturesOf,
} from "./erase.queries.ts";

const DAY_MS = 86_400_000;
const BATCH = 100;

/** Erases every account whose days to return are over, each in its own transaction; returns how many. */
export async function eraseAccounts(services: Services): Promise<number> {
  const { database, clock } = services;
  const asked_by = new Date(clock().getTime() - DAYS_TO_RETURN * DAY_MS);
  let erased = 0;
  for (;;) {
    const ids = await accountsToErase(database.db, asked_by, BATCH);
    for (const id of ids) if (await eraseAccount(services, id, asked_by)) erased += 1;
    if (ids.length < BATCH) return erased;
  }
}

/**
 * Returns false if the account was erased or restored meanwhile. It locks the account's row, as a sign-in does, so that
 * one waits for the other.
 */
export async function eraseAccount(services: Services, id: number, asked_by: Date): Promise<boolean> {
  const { database, clock } = services;
  const pictures = await database.unhurried(async (tx) => {
    if (!(await lockToErase(tx, id, asked_by))) return null;
    const own = await picturesOf(tx, id);
    const commented = await lockCommented(tx, id);
    const liked = await eraseReactions(tx, id);
    await eraseComments(tx, id, clock());
    await recountComments(tx, commented);
    await eraseTraces(tx, id);
    await eraseFromOrders(tx, id);
    await eraseWays(tx, id);
    await blankAccount(tx, id, clock());
    for (const one of liked) await notifyChange(tx, `likes:${one}`);
    await notifyChange(tx, "recommendations");
    return own;
  });
  for (const picture of pictures ?? []) await dropPicture(services, picture);
  return pictures !== null;
}
