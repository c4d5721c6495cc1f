/**
 * What a member can be notified of (notifications §1). Those that begin with `order` are about one;
 * orders/order-transitions.ts says when.
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
  "order_called_off",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Page size of the list (notifications §6). */
export const NOTIFICATIONS_PAGE = 15;

/** How many of the newest the bell's menu shows (notifications §7). */
export const NOTIFICATIONS_IN_MENU = 5;

/** How many days a notification is stored (notifications §5). */
export const NOTIFICATION_DAYS = 180;

/** The unread count never goes above this (notifications §9). */
export const MOST_UNREAD = 1_000;

/** The notification channels on a phone, each with its own sound (notifications §11). */
export type PushChannel = "main" | "silent" | "social";

/** How each channel interrupts. The numbers are Android's importance levels: 4 is high, 2 is low. */
export const PUSH_CHANNELS: Readonly<Record<PushChannel, { importance: 2 | 4; vibration: boolean }>> = {
  main: { importance: 4, vibration: true },
  silent: { importance: 2, vibration: false },
  social: { importance: 4, vibration: true },
};

const SOCIAL: readonly NotificationType[] = ["like", "follow", "comment"];

/** Notifications about one's orders or money ring, interactions of other members are social, and posts are silent. */
export const pushChannelOf = (type: NotificationType): PushChannel => {
  if (SOCIAL.includes(type)) return "social";
  return type === "post" ? "silent" : "main";
};
