import { ACTIVITY_NAMESPACE, type ActivityServerEvents } from "@tablee/contract/notifications/notifications.events";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

type Listener = Partial<ActivityServerEvents>;

const shared = new WeakMap<LiveReach, { client: LiveClient<ActivityServerEvents>; listeners: Set<Listener> }>();

/**
 * Watches what happens to the signed-in member, on whatever page; all listeners share one connection. Returns how to
 * stop.
 */
export function watchActivity(reach: LiveReach, on: Listener): () => void {
  const { client, listeners } = activityOf(reach);
  listeners.add(on);
  const release = client.hold();
  return () => {
    listeners.delete(on);
    release();
  };
}

function activityOf(reach: LiveReach) {
  let activity = shared.get(reach);
  if (!activity) {
    const listeners = new Set<Listener>();
    const client = new LiveClient<ActivityServerEvents>(reach, {
      namespace: ACTIVITY_NAMESPACE,
      visitors: false,
      on: {
        new_notification: (notification) => listeners.forEach((one) => one.new_notification?.(notification)),
        unread_count: (count) => listeners.forEach((one) => one.unread_count?.(count)),
      },
    });
    activity = { client, listeners };
    shared.set(reach, activity);
  }
  return activity;
}
