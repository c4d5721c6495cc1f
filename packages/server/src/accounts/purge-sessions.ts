import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deleteExpiredSessions } from "./sessions.queries.ts";

const BATCH = 5_000;

/** Deletes expired sessions, including those of members who never return; returns how many. */
export const purgeSessions = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = clock();
  return purgeInBatches(batch, (most) => deleteExpiredSessions(database.db, before, most));
};
