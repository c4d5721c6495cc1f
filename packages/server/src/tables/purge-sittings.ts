import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deleteEnded } from "./ending/ended-sittings.queries.ts";

/** How long a device that was offline can still ask for a sitting that has ended. */
const ENDED_MS = 86_400_000;
/** Each sitting is deleted with its diners and lines. */
const BATCH = 500;

/** Deletes the sittings that ended a day ago; returns how many. */
export const purgeSittings = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - ENDED_MS);
  return purgeInBatches(batch, (most) => deleteEnded(database.db, before, most));
};
