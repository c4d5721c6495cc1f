import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { countUnread, markRead } from "./notifications.queries.ts";

interface Seen {
  notification_ids: readonly number[];
  /** The newest one seen: it and all older ones are read too. */
  up_to?: number | undefined;
}

/** Marks a member's notifications as read, ignoring ids of other members'; every device gets the new count. */
export const readNotifications = async (
  { database, realtime }: Services,
  { account_id }: Viewer,
  { notification_ids: ids, up_to }: Seen,
): Promise<void> => {
  if (ids.length === 0 && up_to === undefined) return;
  if (!(await markRead(database.db, account_id, { ids, up_to: up_to ?? null }))) return;
  realtime.unreadCounted(account_id, await countUnread(database.db, account_id));
};
