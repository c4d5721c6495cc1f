import type { NotificationPage } from "@tablee/contract/notifications/notifications.schema";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { withPeople } from "./people-of-entries.ts";
import { viewNotification } from "./notification-view.ts";
import { listNotifications as readNotifications } from "./notifications.queries.ts";

interface Wanted {
  limit: number;
  offset: number;
  newest_id?: number | null | undefined;
  /** The reader's time zone; if given, each notification says how many people its entry stands for. */
  timezone?: string | undefined;
}

/** A page of a member's notifications, newest first; the continuation is the next offset, or -1 (notifications §6). */
export const listNotifications = async (
  { database }: Services,
  { account_id }: Viewer,
  { limit, offset, newest_id = null, timezone }: Wanted,
): Promise<NotificationPage> => {
  if (offset < 0) return { notifications: [], continuation: -1 };
  const rows = await readNotifications(database.db, account_id, { newest_id, offset, limit: limit + 1 });
  const page = rows.slice(0, limit).map(viewNotification);
  // Notifications that arrive during the count are sent to the device, which counts them itself.
  const newest = newest_id ?? (offset === 0 ? (page[0]?.id ?? null) : null);
  return {
    notifications:
      timezone === undefined ? page : await withPeople(database.db, account_id, page, { timezone, newest_id: newest }),
    continuation: rows.length > limit ? offset + limit : -1,
  };
};
