import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { deleteIntents } from "./order-intents.queries.ts";

/** How long an intent is useful: a season of trends. */
export const INTENT_DAYS = 90;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** Deletes expired intents; returns how many were deleted. */
export const purgeIntents = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - INTENT_DAYS * DAY_MS);
  return purgeInBatches(batch, (most) => deleteIntents(database.db, before, most));
};
