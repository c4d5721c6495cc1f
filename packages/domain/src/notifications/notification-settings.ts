import type { NotificationType } from "./notification.ts";

/** Where a member can be told of something. */
export const NOTIFICATION_CHANNELS = ["app", "push", "mail"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What a member chose; what is not there is as by default. */
export type NotificationSettings = Partial<Record<NotificationType, Partial<Record<NotificationChannel, boolean>>>>;

/** In the app and by push all of it, by mail nothing. */
const DEFAULTS: Readonly<Record<NotificationChannel, boolean>> = { app: true, push: true, mail: false };

/** Whether a member is told of something there. */
export const isTold = (settings: NotificationSettings, type: NotificationType, channel: NotificationChannel): boolean =>
  settings[type]?.[channel] ?? DEFAULTS[channel];

/** What is stored once a member has chosen anew: what they do not speak of stays. */
export function settingsWith(stored: NotificationSettings, given: NotificationSettings): NotificationSettings {
  const types = new Set([...Object.keys(stored), ...Object.keys(given)]) as Set<NotificationType>;
  return Object.fromEntries([...types].map((type) => [type, { ...stored[type], ...given[type] }]));
}
