import { isTold } from "@tablee/domain/notifications/notification-settings";
import type { Queryable } from "../database/open-database.ts";
import { insertNotification, type NewNotification, readReach, type ToldNotification } from "./notifications.queries.ts";

/**
 * Writes a notification in the transaction that does what it tells, unless its member wants none of its kind in the
 * app. Either way `notify` tells of it afterwards, where the member does want to hear.
 */
export async function recordNotification(tx: Queryable, notification: NewNotification): Promise<ToldNotification> {
  const reach = await readReach(tx, notification.account_id);
  if (reach && isTold(reach.settings, notification.type, "app")) return insertNotification(tx, notification);
  return { ...notification, id: null, read: true };
}
