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

/** notifications §7: the bell's menu shows so many of the newest. */
export const NOTIFICATIONS_IN_MENU = 5;

/** notifications §5. */
export const NOTIFICATION_DAYS = 180;

/** notifications §9: nobody is told of more unread ones than these. */
export const MOST_UNREAD = 1_000;

/** The channels of a telephone, each with its own sound (notifications §11). */
export type PushChannel = "main" | "silent" | "social";

/** How each interrupts: Android's own numbers, of which 4 is high and 2 low. */
export const PUSH_CHANNELS: Readonly<Record<PushChannel, { importance: 2 | 4; vibration: boolean }>> = {
  main: { importance: 4, vibration: true },
  silent: { importance: 2, vibration: false },
  social: { importance: 4, vibration: true },
};

const SOCIAL: readonly NotificationType[] = ["like", "follow", "comment"];

/** What concerns one's order or money rings, what people do to one is social, what others publish makes no sound. */
export const pushChannelOf = (type: NotificationType): PushChannel => {
  if (SOCIAL.includes(type)) return "social";
  return type === "post" ? "silent" : "main";
};
