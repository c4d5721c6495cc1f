import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { NOTIFICATIONS_PAGE } from "@tablee/domain/notifications/notification";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";

/** shell and notifications §9: how often what the bell shows is asked for, besides what `/activity` tells. */
export const REFRESH_MS = 120_000;

interface From {
  offset: number;
  /** What came after the first page was read is not counted, so that no page repeats one. */
  newest_id?: number;
}

export interface NotificationsPage {
  notifications: Notification[];
  /** null: there are no more. */
  next: From | null;
}

/** This member's, newest first, page by page (notifications §6). */
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
      const page = await orpc.notifications.list.call({ limit: NOTIFICATIONS_PAGE, ...from }, { signal });
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
      (await orpc.notifications.list.call({ limit: NOTIFICATIONS_PAGE }, { signal })).notifications,
  });

export const unreadQuery = (orpc: Orpc) =>
  queryOptions({
    queryKey: orpc.notifications.unreadCount.key({ type: "query" }),
    queryFn: ({ signal }): Promise<number> => orpc.notifications.unreadCount.call(undefined, { signal }),
  });

/** One that was just told stands at the head of what was read before; where nothing was, it is read in time. */
export function enterNotification(client: QueryClient, orpc: Orpc, notification: Notification): void {
  const withIt = (all: Notification[]) => [notification, ...all.filter(({ id }) => id !== notification.id)];
  client.setQueryData(latestQuery(orpc).queryKey, (latest) => latest && withIt(latest));
  client.setQueryData(notificationsQuery(orpc).queryKey, (list) => {
    const [first, ...rest] = list?.pages ?? [];
    if (!list || !first) return list;
    return { ...list, pages: [{ ...first, notifications: withIt(first.notifications) }, ...rest] };
  });
}

export const enterUnread = (client: QueryClient, orpc: Orpc, count: number): void => {
  client.setQueryData(unreadQuery(orpc).queryKey, count);
};

/**
 * Marks everything that has come as read, here at once and on the server (notifications §7). Where the server did not
 * hear of it, it says so itself with the next answer.
 */
export async function readAll(client: QueryClient, orpc: Orpc): Promise<void> {
  const lists = notificationsQuery(orpc).queryKey;
  const known = [
    ...(client.getQueryData(latestQuery(orpc).queryKey) ?? []),
    ...(client.getQueryData(lists)?.pages.flatMap((page) => page.notifications) ?? []),
  ];
  const unread = [...new Set(known.filter(({ read }) => !read).map(({ id }) => id))];
  const newest = Math.max(0, ...known.map(({ id }) => id));
  if (newest === 0 || (unread.length === 0 && !client.getQueryData(unreadQuery(orpc).queryKey))) return;
  const asRead = (all: Notification[]) => all.map((one) => (one.read ? one : { ...one, read: true }));
  client.setQueryData(latestQuery(orpc).queryKey, (latest) => latest && asRead(latest));
  client.setQueryData(
    lists,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, notifications: asRead(page.notifications) })),
      },
  );
  enterUnread(client, orpc, 0);
  try {
    await orpc.notifications.read.call({ notification_ids: unread.slice(0, MOST_IDS), up_to: newest });
  } catch {
    void client.invalidateQueries({ queryKey: unreadQuery(orpc).queryKey });
  }
}

/** As many as one call takes; those that are left are older than the newest, and so read with it. */
const MOST_IDS = 500;
