import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { deleteOldJobs } from "./print-jobs.queries.ts";

/** How long tickets are stored for staff to see. */
const KEPT_MS = 14 * 86_400_000;
const BATCH = 5_000;

/** Deletes old tickets; returns how many. */
export const purgeTickets = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - KEPT_MS);
  return purgeInBatches(batch, (most) => deleteOldJobs(database.db, before, most));
};
