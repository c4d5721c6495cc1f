import type { Queryable } from "../database/open-database.ts";
import type { Afterwards } from "../events/events.ts";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { readTold } from "./notifications.queries.ts";
import { handOn } from "./send-out.ts";
import { insertFor, type Telling, type Told } from "./telling.queries.ts";

/**
 * Tells a member of something, in the transaction that does it: the notification and the job that hands it to push and
 * mail are there if and only if it happened. Answers what shows it on every device once that is committed; null where
 * the member has heard of it, must not, or wants none of its kind in the app.
 */
export const tell = async (
  services: Services,
  tx: Queryable,
  account_id: number,
  told: Telling,
): Promise<Afterwards | null> => {
  const made = await insertFor(tx, account_id, told);
  if (made === null) return null;
  await handOn(services, tx, [made.id]);
  return made.shown ? () => show(services, made) : null;
};

/** Never throws: it is there in the list, whether or not a device heard. */
const show = async ({ database: { db }, realtime, log }: Services, made: Told): Promise<void> => {
  if (!realtime.mayHear(made.account_id)) return;
  try {
    const row = await readTold(db, made);
    if (row) realtime.notified(made.account_id, viewNotification(row), row.unread);
  } catch (error) {
    logFault(log, error, `notification ${made.id}`);
  }
};
