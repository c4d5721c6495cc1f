import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { deleteOld } from "./claims.queries.ts";

const DAY_MS = 86_400_000;
/** How long a member can see why a claim was refused, and how long an undecided claim stays open. */
const DECIDED_DAYS = 90;
const OPEN_DAYS = 365;
const BATCH = 5_000;

/** Deletes claims that are out of date; returns how many. */
export const purgeClaims = ({ database: { db }, clock }: Services, batch = BATCH): Promise<number> => {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  return purgeInBatches(batch, (most) => deleteOld(db, { decided: ago(DECIDED_DAYS), made: ago(OPEN_DAYS) }, most));
};
