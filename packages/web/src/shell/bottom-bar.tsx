import { CountBadge } from "@tablee/design-system/count-badge";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { Link, useLocation } from "@tanstack/react-router";
import { useUnread } from "../features/notifications/unread.ts";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { entryOf, linkOf, MORE_ICON, useShellEntries } from "./shell-entries.tsx";

const CELL =
  "flex min-w-0 flex-col items-center justify-center gap-[0.1875rem] rounded-control px-px pt-[0.4375rem] pb-1 text-bar focus-visible:-outline-offset-2 [&>svg]:size-[min(1.375rem,8vw)] [&>svg]:stroke-[1.75]";
const REST = "font-mid text-ink-3";
const CURRENT = "font-bold text-ink [&>svg]:stroke-[2.1] [&>svg]:text-primary";

/** Seven equal cells (shell §8). Where labels do not fit their cells, only the current one is shown; see bars.css. */
export function BottomBar({ onMore, moreOpen }: { onMore: () => void; moreOpen: boolean }) {
  useWords();
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = entryOf(pathname);
  const entries = useShellEntries();
  const unread = useUnread();
  return (
    <nav
      aria-label={m.shell_main_nav()}
      className="shell-bottom-bar grid auto-cols-fr grid-flow-col px-[min(0.25rem,1.25vw)]"
    >
      {entries.map((entry) => (
        <Link
          key={entry.id}
          {...linkOf(entry, pathname)}
          // By default a link is also current for everything below its address.
          activeOptions={{ exact: true }}
          aria-current={entry.id === current ? "page" : undefined}
          className={`${CELL} ${entry.id === current ? CURRENT : REST}`}
        >
          {entry.icon}
          <span className="shell-bar-label">{entry.label()}</span>
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={moreOpen}
        onClick={onMore}
        className={`${CELL} ${moreOpen ? CURRENT : REST}`}
      >
        <span className="relative [&>svg]:size-[min(1.375rem,8vw)]">
          {MORE_ICON}
          {unread ? (
            // Above the three dots, however long the number is.
            <CountBadge className="shell-bar-count absolute -top-2.5 ring-2 ring-paper">{unread.shown}</CountBadge>
          ) : null}
        </span>
        <span className="shell-bar-label">{m.shell_more()}</span>
        {unread ? <VisuallyHidden>{m.notifications_bell_unread({ count: unread.count })}</VisuallyHidden> : null}
      </button>
    </nav>
  );
}
