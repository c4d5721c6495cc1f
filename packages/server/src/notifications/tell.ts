import type { Queryable } from "../database/open-database.ts";
import type { Afterwards } from "../events/events.ts";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { readTold } from "./notifications.queries.ts";
import { groupOf, handOn } from "./send-out.ts";
import { insertFor, type Telling, type Told } from "./telling.queries.ts";

/**
 * Notifies a member in the transaction of what happened, so that the notification and the job that hands it to push and
 * mail exist if and only if it happened. Returns what shows it on every device after the commit; null if the member was
 * already notified, may not be, or wants none of this type in the app.
 */
export const tell = async (
  services: Services,
  tx: Queryable,
  account_id: number,
  told: Telling,
): Promise<Afterwards | null> => {
  const made = await insertFor(tx, account_id, told);
  if (made === null) return null;
  await handOn(services, tx, [made.id], groupOf(account_id));
  return made.shown ? () => show(services, made) : null;
};

/** Never throws: the notification is in the list even if no device was reached. */
const show = async ({ database: { db }, realtime, log }: Services, made: Told): Promise<void> => {
  if (!realtime.mayHear(made.account_id)) return;
  try {
    const row = await readTold(db, made);
    if (row) realtime.notified(made.account_id, viewNotification(row), row.unread);
  } catch (error) {
    logFault(log, error, `notification ${made.id}`);
  }
};
