import type { NotificationType, PushChannel } from "./notification.ts";

/** notifications §12: of more devices the ones that were registered first hear nothing any more. */
export const MOST_PUSH_DEVICES = 10;

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** How long a device that is off may come back and still be told, in seconds: an order is past by then, a like is not. */
export const pushLifetimeOf = (type: NotificationType): number => (type.startsWith("order_") ? HOUR_S : DAY_S);

/** How soon a device that sleeps is woken, as RFC 8030 names it. */
export type PushUrgency = "high" | "normal" | "low";

const URGENCIES: Readonly<Record<PushChannel, PushUrgency>> = { main: "high", social: "normal", silent: "low" };

export const urgencyOf = (channel: PushChannel): PushUrgency => URGENCIES[channel];
