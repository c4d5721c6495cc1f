import { NOTIFICATION_DAYS } from "@tablee/domain/notifications/notification";
import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deleteOldNotifications } from "./notifications.queries.ts";

const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** Deletes notifications that are half a year old (notifications §5); returns how many rows. */
export const purgeNotifications = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const before = new Date(clock().getTime() - NOTIFICATION_DAYS * DAY_MS);
  return purgeInBatches(batch, (most) => deleteOldNotifications(database.db, before, most));
};
