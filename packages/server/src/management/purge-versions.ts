import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deleteOldVersions, KEPT_VERSIONS } from "./menu-drafts.queries.ts";

/** Each is a whole menu, of up to megabytes. */
const BATCH = 500;

/** Deletes the versions of menus that the list no longer shows (management §8); returns how many. */
export const purgeVersions = (
  { database: { db } }: Pick<Services, "database">,
  kept = KEPT_VERSIONS,
  batch = BATCH,
): Promise<number> => purgeInBatches(batch, (most) => deleteOldVersions(db, kept, most));
