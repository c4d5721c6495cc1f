import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { deleteIntents } from "./order-intents.queries.ts";

/** How long it is worth knowing that something was put into a basket: a season of trends. */
export const INTENT_DAYS = 90;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** Deletes the intents that nobody looks at any more; answers how many there were. */
export const purgeIntents = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - INTENT_DAYS * DAY_MS);
  return purgeInBatches(batch, (most) => deleteIntents(database.db, before, most));
};
