import { v4 as uuid } from "uuid";
import type { Services } from "../../services.ts";
import {
  claimKey,
  type Creation,
  type CreationKey,
  deleteCreationsBefore,
  readCreation,
  takeOver,
} from "./creations.queries.ts";

/** No device asks again after so long. */
const KEPT_MS = 2 * 86_400_000;
/** What has not given a sign of life for so long is gone with its process (wire §13). */
const LOST_MS = 60_000;

/** A creation that is this call's to do, or the id of the progress of one that was begun before with the same content. */
export type Begun = { mine: boolean; progress_id: string } | "another content";

/** Whether nobody is working on it and nothing came of it, so that it may be tried anew under the same key. */
const isDone = ({ recommendation_id, finished, failed, updated_at, created_at }: Creation, at: Date): boolean => {
  if (recommendation_id !== null) return false;
  if (finished) return failed;
  return at.getTime() - (updated_at ?? created_at).getTime() > LOST_MS;
};

/** Begins what a device hands in under a key: of two calls with the same one alone does the work. */
export async function beginCreation(
  { database: { db }, clock }: Services,
  key: CreationKey,
  content: string,
): Promise<Begun> {
  const at = clock();
  const progress_id = uuid();
  await deleteCreationsBefore(db, new Date(at.getTime() - KEPT_MS));
  const claim = () => claimKey(db, { ...key, progress_id, content, created_at: at });
  if (await claim()) return { mine: true, progress_id };
  const before = await readCreation(db, key);
  // Purged in between: as if it had never been.
  if (!before) return { mine: await claim(), progress_id };
  const from = before.progress_id;
  if (isDone(before, at) && (await takeOver(db, key, { from, to: progress_id, content, at }))) {
    return { mine: true, progress_id };
  }
  const now = (await readCreation(db, key)) ?? before;
  return isOfContent(now, content) ? { mine: false, progress_id: now.progress_id } : "another content";
}

export const isOfContent = (creation: Creation, content: string): boolean =>
  creation.content === null || creation.content === content;

/** What was begun under a key; null where nothing was, or where it may be sent anew. */
export async function findCreation({ database: { db }, clock }: Services, key: CreationKey): Promise<Creation | null> {
  const found = await readCreation(db, key);
  return found && !isDone(found, clock()) ? found : null;
}
