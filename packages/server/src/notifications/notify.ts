import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { countUnread, readReach } from "./notifications.queries.ts";
import type { ToldNotification } from "./record-notification.ts";
import { sendOut } from "./send-out.ts";

/**
 * Tells a member of a notification that is recorded and committed, where the member wants to hear of its kind: live on
 * every device, and through push and mail, for which nobody waits. Never throws: the notification is there whether or
 * not anybody was reached.
 */
export const notify = async (services: Services, told: ToldNotification): Promise<void> => {
  const { id, account_id } = told;
  const failed = (error: unknown): void => logFault(services.log, error, `notification ${id ?? "out of the app"}`);
  reachOut(services, told).catch(failed);
  if (id === null || !told.shown) return;
  try {
    const unread = await countUnread(services.database.db, account_id);
    services.realtime.notified(account_id, viewNotification({ ...told, id }), unread);
  } catch (error) {
    failed(error);
  }
};

const reachOut = async (services: Services, told: ToldNotification): Promise<void> => {
  const reach = await readReach(services.database.db, told.account_id);
  if (reach) await sendOut(services, told, reach);
};
