/**
 * What a member can be notified of (notifications §1). The last three are about an order; orders/order-transitions.ts
 * says when.
 */
export const NOTIFICATION_TYPES = [
  "like",
  "follow",
  "comment",
  "post",
  "credit",
  "order_confirmed",
  "order_delayed",
  "order_ready",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** notifications §6: the list is read so many at a time. */
export const NOTIFICATIONS_PAGE = 15;
