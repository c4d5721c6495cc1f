import type { NotificationType } from "./notification.ts";

/** The channels by which a member can be notified. */
export const NOTIFICATION_CHANNELS = ["app", "push", "mail"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** A member's choices; whatever is missing has its default. */
export type NotificationSettings = Partial<Record<NotificationType, Partial<Record<NotificationChannel, boolean>>>>;

/** By default everything in the app and by push, and nothing by mail. */
const DEFAULTS: Readonly<Record<NotificationChannel, boolean>> = { app: true, push: true, mail: false };

/** Whether a member receives a type of notification on a channel. */
export const isTold = (settings: NotificationSettings, type: NotificationType, channel: NotificationChannel): boolean =>
  settings[type]?.[channel] ?? DEFAULTS[channel];

/** The settings to store after a member changed some: all others stay as they are. */
export function settingsWith(stored: NotificationSettings, given: NotificationSettings): NotificationSettings {
  const types = new Set([...Object.keys(stored), ...Object.keys(given)]) as Set<NotificationType>;
  return Object.fromEntries([...types].map((type) => [type, { ...stored[type], ...given[type] }]));
}
