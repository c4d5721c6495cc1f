import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deleteEnded } from "./table-session.queries.ts";

/** How long a sitting that has ended can still be asked for by a device that was offline. */
const ENDED_MS = 86_400_000;
/** Each takes its diners and lines with it. */
const BATCH = 500;

/** Forgets the sittings that ended a day ago; answers how many. */
export const purgeSittings = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - ENDED_MS);
  return purgeInBatches(batch, (most) => deleteEnded(database.db, before, most));
};
