import type { Notification } from "./notifications.schema.ts";

/** Namespace `/activity` (wire §34) of the signed-in member: every device receives it without joining. */
export const ACTIVITY_NAMESPACE = "/activity";

export interface ActivityServerEvents {
  new_notification: (notification: Notification) => void;
  /**
   * The number of unread notifications: sent on connecting, with each new one, and when some were read on any device.
   */
  unread_count: (count: number) => void;
  /**
   * Reconnect after `after_ms` with the token that is valid then: the process is stopping, or the session has ended.
   */
  reconnect: (input: { after_ms: number }) => void;
}
