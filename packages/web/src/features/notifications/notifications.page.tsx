import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { MembersOnly } from "../accounts/members-only.tsx";
import { readAll } from "./heard-notifications.ts";
import { notificationsQuery } from "./notification-queries.ts";
import { NotificationRow, NotificationSkeletons } from "./notification-row.tsx";
import { useGroups } from "./use-groups.ts";

/** All notifications of the member (notifications §8). What was seen is marked as read when the page is left. */
export function NotificationsPage() {
  useWords();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-gutter pt-2 pb-12 tablet:pt-6 large:px-7">
      <h1 className="font-display text-d2 tablet:text-d1">{m.notifications_title()}</h1>
      <div className="-mx-[12px] mt-3">
        <MembersOnly waiting={<NotificationSkeletons count={6} label={m.notifications_loading()} />}>
          <NotificationList />
        </MembersOnly>
      </div>
    </div>
  );
}

function NotificationList() {
  useWords();
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery(orpc));
  const { data } = list;
  const groups = useGroups(useMemo(() => data?.pages.flatMap((page) => page.notifications) ?? [], [data]));
  useEffect(() => () => void readAll(client, orpc), [client, orpc]);
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, {
    more: list.hasNextPage && !list.isFetchNextPageError && !list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
    loaded: data?.pages.length ?? 0,
  });
  if (list.isPending) return <NotificationSkeletons count={6} label={m.notifications_loading()} />;
  if (list.isError && groups.length === 0) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (groups.length === 0) return <NoActivity />;
  return (
    <>
      <ul aria-label={m.notifications_title()}>
        {groups.map((group) => (
          <li key={group.newest.id}>
            <NotificationRow group={group} />
          </li>
        ))}
      </ul>
      {list.isFetchingNextPage ? <NotificationSkeletons count={3} label={m.notifications_loading()} /> : null}
      {list.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-center text-bs text-danger-ink">
          {m.notifications_failed()}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <div ref={end} className="mt-4 flex justify-center">
          <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.notifications_more()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function NoActivity() {
  useWords();
  return (
    <EmptyState
      icon={<Bell />}
      title={m.notifications_none()}
      text={m.notifications_none_text()}
      action={
        <Button variant="quiet" render={<Link to="/" />}>
          {m.shell_back_to_feed()}
        </Button>
      }
    />
  );
}
