import type { Notification } from "@tablee/contract/notifications/notifications.schema";

/** Returns where an entry leads: to the thing itself (notifications §7); null if there is nothing to open. */
export function linkOfNotification({ type, json }: Notification): { to: string; search?: object } | null {
  const { order_id, sender_id, recommendation_id, comment_id } = json;
  if (type === "credit") return { to: "/account/details" };
  if (order_id !== null) return { to: `/orders/current/${order_id}` };
  if (type === "follow" && sender_id !== null) return { to: `/profile/${sender_id}` };
  if (recommendation_id === null) return null;
  const search = type === "comment" && comment_id !== null ? { search: { comment: comment_id } } : {};
  return { to: `/discovery/${recommendation_id}`, ...search };
}
