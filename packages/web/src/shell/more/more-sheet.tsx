import type { User as Member } from "@tablee/contract/accounts/accounts.schema";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { CountBadge } from "@tablee/design-system/count-badge";
import { LARGE, useMediaQuery } from "@tablee/design-system/media-query";
import { Popover } from "@tablee/design-system/popover";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { checkModeration, checkRight } from "@tablee/domain/accounts/right";
import { Link } from "@tanstack/react-router";
import {
  Bell,
  ChefHat,
  CirclePlus,
  Gavel,
  Hand,
  Images,
  LogIn,
  MapPin,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  Store,
  User,
} from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useUnread } from "../../features/notifications/unread.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSite } from "../../routes/site.ts";
import { useSession } from "../../session/session.ts";
import { AdminOptions } from "./admin-options.tsx";
import { APP_VERSION } from "../app-version.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { ROW, Setting } from "./more-parts.tsx";
import { ReadingLinks } from "../reading-links.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { hasAdminFlag } from "../../storage/admin-flag.ts";

interface MoreSheetProps {
  open: boolean;
  hide: () => void;
  /** The button to which it is attached, if there is one. */
  anchor?: RefObject<HTMLElement> | null;
}

/**
 * The More menu (shell §10). Its links replace its step in the history, so that Back leads to the page before. On a
 * large layout it is attached to its button, and the page beside it stays usable: pressing the bell closes it
 * (notifications §7).
 */
export function MoreSheet({ open, hide, anchor }: MoreSheetProps) {
  useWords();
  const large = useMediaQuery(LARGE);
  const frame = {
    open,
    onOpenChange: (next: boolean) => {
      if (!next) hide();
    },
    title: m.shell_more(),
    closeLabel: m.shell_close(),
  };
  if (large && anchor) {
    return (
      <Popover {...frame} anchor={anchor} beside={anchor.current.closest("nav") !== null}>
        <div className="px-3 pb-2">
          <MoreInside hide={hide} />
        </div>
      </Popover>
    );
  }
  return (
    <ResponsiveDialog {...frame} hasOwnStep size="sm">
      <MoreInside hide={hide} />
    </ResponsiveDialog>
  );
}

function MoreInside({ hide }: { hide: () => void }) {
  useWords();
  const session = useSession();
  const unread = useUnread();
  const site = useSite();
  return (
    <>
      <div className="-mx-3 grid">
        {site ? null : (
          <MoreLink to="/restaurants" icon={<MapPin aria-hidden="true" />}>
            {m.shell_around_me()}
          </MoreLink>
        )}
        <MoreLink to="/orders" icon={<ReceiptText aria-hidden="true" />}>
          {m.shell_my_orders()}
        </MoreLink>
        <MoreLink to="/checkin" icon={<Hand aria-hidden="true" />}>
          {m.checkin_title()}
        </MoreLink>
        {session.status === "visitor" ? (
          <MoreLink to="/login" icon={<LogIn aria-hidden="true" />}>
            {m.shell_login()}
          </MoreLink>
        ) : (
          <MoreLink to="/profile" icon={<User aria-hidden="true" />}>
            {m.shell_my_profile()}
          </MoreLink>
        )}
        {session.status === "visitor" ? null : (
          <MoreLink to="/notifications" icon={<Bell aria-hidden="true" />} count={unread?.shown}>
            {m.notifications_title()}
            {unread ? <VisuallyHidden>{m.notifications_count_unread({ count: unread.count })}</VisuallyHidden> : null}
          </MoreLink>
        )}
        {session.user ? <WorkLinks user={session.user} /> : null}
      </div>
      <Setting label={m.shell_language()}>
        <LanguageSwitch />
      </Setting>
      <Setting label={m.shell_theme()}>
        <ThemeSwitch />
      </Setting>
      {session.user && (session.user.admin || hasAdminFlag()) ? <AdminOptions hide={hide} /> : null}
      <ReadingLinks />
      <Version />
    </>
  );
}

/** Links to where members compose, and to the screens of staff, moderators and administrators. */
function WorkLinks({ user }: { user: Member }) {
  useWords();
  return (
    <>
      <MoreLink to="/recommendation-creator" icon={<CirclePlus aria-hidden="true" />}>
        {m.publishing_title()}
      </MoreLink>
      {checkModeration(user) === null ? (
        <MoreLink to="/admin/queue" icon={<Gavel aria-hidden="true" />}>
          {m.moderation_title()}
        </MoreLink>
      ) : null}
      {user.kitchens.length > 0 ? (
        <MoreLink to="/kitchen" icon={<ChefHat aria-hidden="true" />}>
          {m.shell_kitchen()}
        </MoreLink>
      ) : null}
      {user.roles.some(({ role }) => checkRight({ admin: user.admin, role }, "menu") === null) || user.admin ? (
        <MoreLink to="/restaurant-admin" icon={<Store aria-hidden="true" />}>
          {m.shell_management()}
        </MoreLink>
      ) : null}
      {user.admin ? (
        <MoreLink to="/assistant" icon={<Sparkles aria-hidden="true" />}>
          {m.assistant_title()}
        </MoreLink>
      ) : null}
      {user.admin ? (
        <MoreLink to="/content-gallery" icon={<Images aria-hidden="true" />}>
          {m.gallery_new_content()}
        </MoreLink>
      ) : null}
      {user.admin ? (
        <MoreLink to="/admin/audit" icon={<ShieldCheck aria-hidden="true" />}>
          {m.shell_administration()}
        </MoreLink>
      ) : null}
    </>
  );
}

interface MoreLinkProps {
  to:
    | "/restaurants"
    | "/orders"
    | "/checkin"
    | "/login"
    | "/profile"
    | "/notifications"
    | "/kitchen"
    | "/restaurant-admin"
    | "/admin/audit"
    | "/admin/queue"
    | "/content-gallery"
    | "/assistant"
    | "/recommendation-creator";
  icon: ReactNode;
  count?: string | undefined;
  children: ReactNode;
}

function MoreLink({ to, icon, count, children }: MoreLinkProps) {
  return (
    <Link to={to} replace className={ROW}>
      {icon}
      <span className="grow">{children}</span>
      {count ? <CountBadge>{count}</CountBadge> : null}
    </Link>
  );
}

/** The version, which a tap copies (shell §10). */
function Version() {
  useWords();
  const { platform } = useAppContext();
  const toasts = useToasts();
  const copy = async () => {
    const copied = await platform.copy(APP_VERSION);
    toasts.show(
      copied
        ? { text: m.shell_version_copied(), tone: "success", id: "version" }
        : { text: m.shell_version_not_copied(), tone: "danger", id: "version" },
    );
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="hit num mt-5 min-h-9 rounded-inner text-cap text-ink-3 hover:text-ink-2"
    >
      {m.shell_version({ version: APP_VERSION })}
    </button>
  );
}
