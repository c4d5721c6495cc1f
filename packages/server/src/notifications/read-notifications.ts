import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { countUnread, markRead } from "./notifications.queries.ts";

/** Marks a member's notifications as read, those among the ids that are the member's; every device hears the count. */
export const readNotifications = async (
  { database, realtime }: Services,
  { account_id }: Viewer,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0 || !(await markRead(database.db, account_id, ids))) return;
  realtime.unreadCounted(account_id, await countUnread(database.db, account_id));
};
