import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { groupNotifications, type NotificationGroup } from "@tablee/domain/notifications/group-notifications";
import { useMemo } from "react";
import { useTimezone } from "../../language/device-habits.ts";

/** Groups notifications into the entries of the screen, by the device's days. */
export function useGroups(notifications: readonly Notification[]): NotificationGroup<Notification>[] {
  const timezone = useTimezone();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone: timezone });
    return groupNotifications(notifications, (moment) => format.format(new Date(moment)));
  }, [notifications, timezone]);
}
