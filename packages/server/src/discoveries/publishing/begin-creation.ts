import { v4 as uuid } from "uuid";
import type { Services } from "../../services.ts";
import {
  claimKey,
  type Creation,
  type CreationKey,
  deleteOldCreations,
  readCreation,
  takeOver,
} from "./creations.queries.ts";

/** Devices stop retrying long before this. */
const KEPT_DAYS = 2;
/** A creation without a sign of life for this long has lost its process (wire §13). */
const LOST_MS = 60_000;

/**
 * Whether this call is to do the work (`mine`), and the id of the progress: its own, or that of an earlier call with
 * the same content.
 */
export type Begun = { mine: boolean; progress_id: string } | "another content";

/** Whether the creation failed or was abandoned, so that it may be tried again under the same key. */
const isDone = ({ recommendation_id, finished, failed, silent_ms }: Creation): boolean => {
  if (recommendation_id !== null) return false;
  if (finished) return failed;
  return silent_ms > LOST_MS;
};

/** Begins what a device submits under a key: of two calls with the same key, only one does the work. */
export async function beginCreation({ database: { db } }: Services, key: CreationKey, content: string): Promise<Begun> {
  const progress_id = uuid();
  await deleteOldCreations(db, KEPT_DAYS);
  const claim = () => claimKey(db, { ...key, progress_id, content });
  if (await claim()) return { mine: true, progress_id };
  const before = await readCreation(db, key);
  // Deleted between the two statements: the key is free again.
  if (!before) return { mine: await claim(), progress_id };
  const from = before.progress_id;
  if (isDone(before) && (await takeOver(db, key, { from, to: progress_id, content }))) {
    return { mine: true, progress_id };
  }
  const now = (await readCreation(db, key)) ?? before;
  return isOfContent(now, content) ? { mine: false, progress_id: now.progress_id } : "another content";
}

export const isOfContent = (creation: Creation, content: string): boolean =>
  creation.content === null || creation.content === content;

/** What was begun under a key; null if nothing was, or if it may be sent again. */
export async function findCreation({ database: { db } }: Services, key: CreationKey): Promise<Creation | null> {
  const found = await readCreation(db, key);
  return found && !isDone(found) ? found : null;
}
