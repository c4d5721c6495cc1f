import type { Notification } from "./notifications.schema.ts";

/** Namespace `/activity` (wire §34): the signed-in member's own; every device hears, without joining. */
export const ACTIVITY_NAMESPACE = "/activity";

export interface ActivityServerEvents {
  new_notification: (notification: Notification) => void;
  /** How many have not been read: on connecting, with each new one, and when some were read on any device. */
  unread_count: (count: number) => void;
  /** Reconnect after `after_ms` with the token of that moment: the process stops, or the session has ended. */
  reconnect: (input: { after_ms: number }) => void;
}
