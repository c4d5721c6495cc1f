import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deleteEvents } from "./deliveries.queries.ts";

/** How long staff can see what was sent, and send it again. */
export const EVENT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Each event is deleted with up to ten deliveries. */
const BATCH = 500;

/** Deletes old events with their deliveries, including those of restaurants that no longer use webhooks. */
export const purgeEvents = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - EVENT_DAYS * DAY_MS);
  return purgeInBatches(batch, (most) => deleteEvents(database.db, before, most));
};
