import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { deleteOld } from "./claims.queries.ts";

const DAY_MS = 86_400_000;
/** How long somebody can see why a claim was refused, and how long one waits that nobody decides. */
const DECIDED_DAYS = 90;
const OPEN_DAYS = 365;
const BATCH = 5_000;

/** Deletes claims that say nothing to anybody any more; answers how many. */
export const purgeClaims = ({ database: { db }, clock }: Services, batch = BATCH): Promise<number> => {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  return purgeInBatches(batch, (most) => deleteOld(db, { decided: ago(DECIDED_DAYS), made: ago(OPEN_DAYS) }, most));
};
