import { isTold } from "@tablee/domain/notifications/notification-settings";
import type { Queryable } from "../database/open-database.ts";
import {
  insertNotification,
  type NewNotification,
  type NotificationRow,
  readNotifications,
  readReach,
} from "./notifications.queries.ts";
import { insertOnceFor, type TellOnce } from "./told-once.queries.ts";

/** What a member is told. `id` is null where no row was written, because nothing is shown in the app. */
export type ToldNotification = Omit<NotificationRow, "id"> & { id: number | null };

const NOBODY = {
  recommendation_id: null,
  recommendation_image_url: null,
  sender_id: null,
  sender_first_name: null,
  sender_last_name: null,
  sender_avatar_url: null,
};

/**
 * Writes a notification in the transaction that does what it tells, unless its member wants none of its kind in the
 * app. Either way `notify` tells of it afterwards, where the member does want to hear.
 */
export async function recordNotification(tx: Queryable, notification: NewNotification): Promise<ToldNotification> {
  const reach = await readReach(tx, notification.account_id);
  const shown = reach !== null && isTold(reach.settings, notification.type, "app");
  const id = shown ? await insertNotification(tx, notification) : null;
  return { ...NOBODY, ...notification, id, shown, read: !shown };
}

/** The same for what a member is told once; null where they have been, or must not hear of it. */
export async function recordOnce(tx: Queryable, account_id: number, told: TellOnce): Promise<ToldNotification | null> {
  const id = await insertOnceFor(tx, account_id, told);
  if (id === null) return null;
  const [row] = await readNotifications(tx, [id]);
  return row ?? null;
}
