import { DAYS_TO_RETURN } from "@tablee/domain/accounts/deletion";
import { notifyChange } from "../../database/changes.ts";
import { eraseComments, lockCommented, recountComments } from "../../discoveries/discovery-comments.queries.ts";
import { faultRecord } from "../../http/call-log.ts";
import { dropPicture } from "../../pictures/take-picture.ts";
import { leavePlaces } from "../../restaurants/stored/left-places.ts";
import type { Services } from "../../services.ts";
import {
  accountsToErase,
  blankAccount,
  eraseReactions,
  eraseReasons,
  eraseTraces,
  eraseWays,
  lockToErase,
  picturesOf,
} from "./erase.queries.ts";
import { eraseFromOrders } from "./erase-orders.queries.ts";
import { lockTouched } from "./lock-touched.queries.ts";

const DAY_MS = 86_400_000;
const BATCH = 100;

/**
 * Erases every account whose days to return are over, each in its own transaction; returns how many. One that cannot be
 * erased is logged, keeps none of the others from it, and is tried again by the next run.
 */
export async function eraseAccounts(services: Services): Promise<number> {
  const { database, clock, log } = services;
  const asked_by = new Date(clock().getTime() - DAYS_TO_RETURN * DAY_MS);
  const failed: number[] = [];
  let erased = 0;
  for (;;) {
    const ids = await accountsToErase(database.db, asked_by, BATCH, failed);
    for (const id of ids) {
      try {
        if (await eraseAccount(services, id, asked_by)) erased += 1;
      } catch (error) {
        failed.push(id);
        log.error({ account: id, ...faultRecord(error) }, "An account could not be erased");
      }
    }
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
    await lockTouched(tx, id);
    const own = await picturesOf(tx, id);
    const commented = await lockCommented(tx, id);
    const liked = await eraseReactions(tx, id);
    await eraseReasons(tx, id);
    await eraseComments(tx, id, clock());
    await recountComments(tx, commented);
    // Another owner may have gone since the deletion was asked for.
    await leavePlaces(tx, id, clock());
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
