import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Popover } from "@tablee/design-system/popover";
import { NOTIFICATIONS_IN_MENU } from "@tablee/domain/notifications/notification";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { readAll } from "./heard-notifications.ts";
import { NotificationRow, NotificationSkeletons } from "./notification-row.tsx";
import { useNewestGroups } from "./use-newest-groups.ts";

interface NotificationsMenuProps {
  open: boolean;
  hide: () => void;
  anchor: RefObject<HTMLElement | null>;
}

/** The latest five (notifications §7). Closing it marks everything that has arrived as read. */
export function NotificationsMenu({ open, hide, anchor }: NotificationsMenuProps) {
  useWords();
  useReadOnClosing(open);
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        if (!next) hide();
      }}
      anchor={anchor}
      title={m.notifications_title()}
      closeLabel={m.shell_close()}
      aside={
        <Button variant="ghost" size="sm" flush render={<Link to="/notifications" replace />}>
          {m.notifications_see_all()}
        </Button>
      }
    >
      <Latest />
    </Popover>
  );
}

function useReadOnClosing(open: boolean): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) void readAll(client, orpc);
    wasOpen.current = open;
  }, [open, client, orpc]);
}

function Latest() {
  useWords();
  const { latest, groups } = useNewestGroups();
  if (latest.isPending)
    return <NotificationSkeletons count={NOTIFICATIONS_IN_MENU} label={m.notifications_loading()} />;
  if (latest.isError && groups.length === 0) {
    return (
      <EmptyState
        tone="danger"
        title={m.notifications_failed()}
        heading="h3"
        action={
          <Button variant="strong" size="sm" onClick={() => void latest.refetch()}>
            {m.shell_try_again()}
          </Button>
        }
        className="!py-8"
      />
    );
  }
  if (groups.length === 0) {
    return <EmptyState icon={<Bell />} title={m.notifications_none()} heading="h3" className="!py-10" />;
  }
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.newest.id}>
          <NotificationRow group={group} replace />
        </li>
      ))}
    </ul>
  );
}
