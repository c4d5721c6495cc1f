import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { NOTIFICATIONS_PAGE } from "@tablee/domain/notifications/notification";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";
import { deviceTimezone } from "../../language/device-habits.ts";

/** How often what the bell shows is polled, in ms, besides what `/activity` pushes (shell and notifications §9). */
export const REFRESH_MS = 120_000;

/** The input for a page, with the number of people in each entry by the device's days (notifications §5). */
const entries = () => ({ limit: NOTIFICATIONS_PAGE, timezone: deviceTimezone() });

interface From {
  offset: number;
  /** What arrived after the first page was loaded is not counted, so that no page repeats an entry. */
  newest_id?: number;
}

export interface NotificationsPage {
  notifications: Notification[];
  /** null if there are no more. */
  next: From | null;
}

/** The member's notifications, newest first, page by page (notifications §6). */
export const notificationsQuery = (orpc: Orpc) =>
  infiniteQueryOptions({
    queryKey: orpc.notifications.list.key({ type: "infinite" }),
    queryFn: async ({
      signal,
      pageParam: from,
    }: {
      signal: AbortSignal;
      pageParam: From;
    }): Promise<NotificationsPage> => {
      const page = await orpc.notifications.list.call({ ...entries(), ...from }, { signal });
      const newest_id = from.newest_id ?? page.notifications[0]?.id;
      const next = page.continuation < 0 ? null : { offset: page.continuation, ...(newest_id ? { newest_id } : {}) };
      return { notifications: page.notifications, next };
    },
    initialPageParam: { offset: 0 },
    getNextPageParam: (last) => last.next ?? undefined,
  });

/** The newest ones, for the bell's menu. */
export const latestQuery = (orpc: Orpc) =>
  queryOptions({
    queryKey: orpc.notifications.list.key({ type: "query" }),
    queryFn: async ({ signal }): Promise<Notification[]> =>
      (await orpc.notifications.list.call(entries(), { signal })).notifications,
  });

export const unreadQuery = (orpc: Orpc) =>
  queryOptions({
    queryKey: orpc.notifications.unreadCount.key({ type: "query" }),
    queryFn: ({ signal }): Promise<number> => orpc.notifications.unreadCount.call(undefined, { signal }),
  });
