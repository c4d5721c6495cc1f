import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
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
 * Marks everything that has arrived as read, here at once and on the server (notifications §7). What is being fetched
 * was read before that: it is broken off, and fetched once the server knows. If the call fails, the server's next answer
 * corrects everything.
 */
export async function readAll(client: QueryClient, orpc: Orpc): Promise<void> {
  const latest = latestQuery(orpc).queryKey;
  const lists = notificationsQuery(orpc).queryKey;
  const known = [
    ...(client.getQueryData(latest) ?? []),
    ...(client.getQueryData(lists)?.pages.flatMap((page) => page.notifications) ?? []),
  ];
  const unread = [...new Set(known.filter(({ read }) => !read).map(({ id }) => id))];
  const newest = Math.max(0, ...known.map(({ id }) => id));
  if (newest === 0 || (unread.length === 0 && !client.getQueryData(unreadQuery(orpc).queryKey))) return;
  const keys = [latest, lists, unreadQuery(orpc).queryKey];
  const isFetching = (queryKey: QueryKey) => client.isFetching({ queryKey, exact: true }) > 0;
  let old = keys.filter(isFetching);
  await Promise.all(old.map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
  const asRead = (all: Notification[]) => all.map((one) => (one.read ? one : { ...one, read: true }));
  client.setQueryData(latest, (all) => all && asRead(all));
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
    old = keys.filter((key) => old.includes(key) || isFetching(key));
  } catch {
    old = keys;
  }
  for (const queryKey of old) void client.invalidateQueries({ queryKey, exact: true });
}

/** The most ids in a call; those left over are older than the newest, and so read with it. */
const MOST_IDS = 500;
