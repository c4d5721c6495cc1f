import type { NotificationPage } from "@tablee/contract/notifications/notifications.schema";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { listNotifications as readNotifications } from "./notifications.queries.ts";

/** A page of a member's notifications, newest first; the continuation is the next offset, or -1 (notifications §6). */
export const listNotifications = async (
  { database }: Services,
  { account_id }: Viewer,
  { limit, offset, newest_id = null }: { limit: number; offset: number; newest_id?: number | null | undefined },
): Promise<NotificationPage> => {
  if (offset < 0) return { notifications: [], continuation: -1 };
  const rows = await readNotifications(database.db, account_id, { newest_id, offset, limit: limit + 1 });
  return {
    notifications: rows.slice(0, limit).map(viewNotification),
    continuation: rows.length > limit ? offset + limit : -1,
  };
};
