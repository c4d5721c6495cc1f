import { ACTIVITY_NAMESPACE, type ActivityServerEvents } from "@tablee/contract/notifications/notifications.events";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

/** What happens to the signed-in member, whatever page is shown. Answers how to hang up. */
export const watchActivity = (reach: LiveReach, on: Partial<ActivityServerEvents>): (() => void) =>
  new LiveClient<ActivityServerEvents>(reach, { namespace: ACTIVITY_NAMESPACE, visitors: false, on }).hold();
