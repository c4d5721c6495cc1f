import type { Notification, NotificationJson } from "@tablee/contract/notifications/notifications.schema";
import type { NotificationRow } from "./notifications.queries.ts";

const NOTHING: NotificationJson = {
  sender_id: null,
  sender_first_name: null,
  sender_last_name: null,
  sender_avatar_url: null,
  recommendation_id: null,
  recommendation_image_url: null,
  comment_id: null,
  restaurant_id: null,
  restaurant_name: null,
  restaurant_image_url: null,
  order_id: null,
  amount: null,
  delay: null,
};

/** The one shape of a notification: of every answer and of the event `new_notification`. */
export const viewNotification = ({ id, type, read, date_creation, json }: NotificationRow): Notification => ({
  id,
  type,
  read,
  date_creation: date_creation.toISOString(),
  json: { ...NOTHING, ...json },
});
