import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { NOTIFICATIONS_IN_MENU, NOTIFICATIONS_PAGE } from "@tablee/domain/notifications/notification";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useAppContext } from "../../routes/app-context.ts";
import { latestQuery, notificationsQuery } from "./notification-queries.ts";
import { useGroups } from "./use-groups.ts";

/** The most pages to load: a member with this many likes in a day finds older entries on the notifications page. */
const MOST_PAGES = 20;
const NONE: readonly Notification[] = [];

/**
 * Loads the newest entries, as many as the menu shows (notifications §7). A day's likes of one discovery are one entry
 * and may fill a page: then the next pages are loaded for older ones.
 */
export function useNewestGroups() {
  const { orpc } = useAppContext();
  const latest = useQuery(latestQuery(orpc));
  const first = useGroups(latest.data ?? NONE);
  const isShort = first.length < NOTIFICATIONS_IN_MENU && (latest.data ?? NONE).length >= NOTIFICATIONS_PAGE;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    ...notificationsQuery(orpc),
    enabled: isShort,
  });
  const more = useGroups(useMemo(() => data?.pages.flatMap((page) => page.notifications) ?? NONE, [data]));
  const pages = data?.pages.length ?? MOST_PAGES;
  const wantsMore =
    isShort && more.length < NOTIFICATIONS_IN_MENU && hasNextPage && !isFetching && !isError && pages < MOST_PAGES;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
    // A page that arrived at once leaves `wantsMore` unchanged.
  }, [wantsMore, pages, fetchNextPage]);
  const groups = isShort && more.length > first.length ? more : first;
  return { latest, groups: groups.slice(0, NOTIFICATIONS_IN_MENU) };
}
