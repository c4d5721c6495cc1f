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
  parent_id: null,
  restaurant_id: null,
  restaurant_name: null,
  restaurant_image_url: null,
  order_id: null,
  amount: null,
  delay: null,
  status: null,
  reason: null,
};

/** The one shape of a notification, in every answer and in the event `new_notification`. */
export const viewNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  read: row.read,
  date_creation: row.date_creation.toISOString(),
  json: {
    ...NOTHING,
    ...row.json,
    recommendation_id: row.recommendation_id,
    // A draft that a moderator returned may have none.
    recommendation_image_url: row.recommendation_image_url || null,
    restaurant_image_url: row.restaurant_image_url,
    sender_id: row.sender_id,
    sender_first_name: row.sender_first_name,
    sender_last_name: row.sender_last_name,
    sender_avatar_url: row.sender_avatar_url,
  },
});
