import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { watchActivity } from "../../live/activity-client.ts";
import { liveReach } from "../../live/live-reach.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { isKept } from "../../storage/is-kept.ts";
import { enterNotification, hearUnread } from "./heard-notifications.ts";
import { latestQuery, REFRESH_MS, unreadQuery } from "./notification-queries.ts";

/** Keeps what the bell shows up to date while somebody is signed in: pushed at once, and polled every two minutes. */
export function NotificationWatch() {
  const { api, orpc, platform } = useAppContext();
  const id = useSession().user?.id;
  const client = useQueryClient();
  const { history } = useRouter();
  // The notifications page polls by itself (notifications §9).
  const elsewhere = useLocation({ select: ({ pathname }) => pathname !== "/notifications" });
  const refetchInterval = elsewhere ? REFRESH_MS : false;
  useQuery({ ...latestQuery(orpc), enabled: elsewhere, refetchInterval });
  useQuery({ ...unreadQuery(orpc), refetchInterval });
  useEffect(
    () =>
      watchActivity(liveReach(platform), {
        new_notification: (notification) => enterNotification(client, orpc, notification),
        unread_count: (count) => hearUnread(client, orpc, count),
      }),
    [platform, orpc, client],
  );
  // A pressed push notification opens here if there is a page already.
  useEffect(() => platform.push.onOpen((path) => history.push(path)), [platform, history]);
  // A failed registration is retried by the next page load.
  useEffect(() => {
    if (id === undefined || !isKept("push-device")) return;
    void import("./renew-push.ts").then(({ renewPush }) => renewPush(id, platform, api)).catch(() => {});
  }, [id, platform, api]);
  return null;
}
