import type { NotificationType, PushChannel } from "./notification.ts";

/** When a member has more devices, those registered first stop receiving push messages (notifications §12). */
export const MOST_PUSH_DEVICES = 10;

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/**
 * How long a push message waits for a device that is offline, in seconds. After that an order is out of date, but a
 * like is not.
 */
export const pushLifetimeOf = (type: NotificationType): number => (type.startsWith("order_") ? HOUR_S : DAY_S);

/** How urgently a sleeping device is woken, in the terms of RFC 8030. */
export type PushUrgency = "high" | "normal" | "low";

const URGENCIES: Readonly<Record<PushChannel, PushUrgency>> = { main: "high", social: "normal", silent: "low" };

export const urgencyOf = (channel: PushChannel): PushUrgency => URGENCIES[channel];
