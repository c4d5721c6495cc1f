import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import type { QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";
import { latestQuery, notificationsQuery, unreadQuery } from "./notification-queries.ts";

/**
 * Adds a notification that just arrived to the head of what was loaded, and counts it; if nothing was loaded, it will
 * be in time.
 */
export function enterNotification(client: QueryClient, orpc: Orpc, notification: Notification): void {
  const known = client.getQueryData(latestQuery(orpc).queryKey);
  if (!notification.read && !known?.some(({ id }) => id === notification.id)) {
    client.setQueryData(unreadQuery(orpc).queryKey, (count) => (count !== undefined ? count + 1 : count));
  }
  const withIt = (all: Notification[]) => [notification, ...all.filter(({ id }) => id !== notification.id)];
  client.setQueryData(latestQuery(orpc).queryKey, (latest) => latest && withIt(latest));
  client.setQueryData(notificationsQuery(orpc).queryKey, (list) => {
    const [first, ...rest] = list?.pages ?? [];
    if (!list || !first) return list;
    return { ...list, pages: [{ ...first, notifications: withIt(first.notifications) }, ...rest] };
  });
}

/**
 * Handles a count that was pushed. If it differs from the known one, something arrived while nobody listened, or was
 * read elsewhere: the lists are refetched.
 */
export function hearUnread(client: QueryClient, orpc: Orpc, count: number): void {
  const known = client.getQueryData(unreadQuery(orpc).queryKey);
  enterUnread(client, orpc, count);
  if (known !== undefined && known !== count)
    void client.invalidateQueries({ queryKey: orpc.notifications.list.key() });
}

const enterUnread = (client: QueryClient, orpc: Orpc, count: number): void => {
  client.setQueryData(unreadQuery(orpc).queryKey, count);
};

/**
 * Marks everything that has arrived as read, here at once and on the server (notifications §7). If the call fails, the
 * server's next answer corrects it.
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

/** The most ids in a call; those left over are older than the newest, and so read with it. */
const MOST_IDS = 500;
