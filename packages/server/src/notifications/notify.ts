import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { wordsOf } from "./notification-words.ts";
import { countUnread, type NotificationRow, readReach } from "./notifications.queries.ts";

/** The language of a member who has chosen none (language §2). */
const DEFAULT_LANGUAGE = "en";

/**
 * Tells a member of a notification that is written and committed: live on every device, and through push and mail,
 * for which nobody waits. Never throws: the notification is there whether or not anybody was reached.
 */
export const notify = async (services: Services, row: NotificationRow): Promise<void> => {
  const failed = (error: unknown): void => logFault(services.log, error, `notification ${row.id}`);
  sendOut(services, row).catch(failed);
  try {
    const unread = await countUnread(services.database.db, row.account_id);
    services.realtime.notified(row.account_id, viewNotification(row), unread);
  } catch (error) {
    failed(error);
  }
};

const sendOut = async ({ database, push, mail }: Services, row: NotificationRow): Promise<void> => {
  const reach = await readReach(database.db, row.account_id);
  const words = reach && wordsOf(row, reach.language ?? DEFAULT_LANGUAGE);
  if (!words) return;
  const { title, body, path } = words;
  await Promise.all([
    push.send({ account_id: row.account_id, title, body, redirect: path, channel: "main" }),
    mail.send({ to: reach.email, subject: title, text: body, path }),
  ]);
};
