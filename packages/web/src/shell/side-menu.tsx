import { Avatar } from "@tablee/design-system/avatar";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { Link, useLocation } from "@tanstack/react-router";
import { ChefHat } from "lucide-react";
import { CertificationBadge } from "../features/members/certification-badge.tsx";
import { fullName, initialsOf } from "../features/members/member-name.ts";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { type Session, useSession } from "../session/session.ts";
import { HomeLink } from "./home-link.tsx";
import { OtherLanguageButton } from "./language/other-language-button.tsx";
import { entryOf, linkOf, MORE_ICON, useShellEntries } from "./shell-entries.tsx";

const ENTRY =
  "flex min-h-[2.875rem] w-full items-center gap-3.5 rounded-control px-3 py-1.5 text-start text-body leading-5 hover:bg-sunken [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]";
const REST = "font-mid text-ink-2";
const CURRENT = "bg-sunken font-heavy text-ink [&>svg]:stroke-[2.1] [&>svg]:text-primary";

interface SideMenuProps {
  onMore: (button: HTMLElement) => void;
  moreOpen: boolean;
}

/** The side menu of large layouts (shell §8). It stays in place while the page scrolls. */
export function SideMenu({ onMore, moreOpen }: SideMenuProps) {
  useWords();
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const kitchen = pathname.startsWith("/kitchen");
  return (
    <nav
      aria-label={m.shell_main_nav()}
      className="shell-side-menu no-scrollbar sticky top-0 hidden h-dvh w-side shrink-0 flex-col gap-0.5 self-start overflow-y-auto border-e border-line py-5 ps-5 pe-3 large:flex"
    >
      <HomeLink size="lg" className="hit mb-[1.375rem] ms-3 flex min-h-9 w-fit items-center rounded-inner pt-0.5" />
      <Entries pathname={pathname} />
      {session.user && session.user.kitchens.length > 0 ? (
        <Link
          to="/kitchen"
          aria-current={kitchen ? "page" : undefined}
          className={`${ENTRY} ${kitchen ? CURRENT : REST}`}
        >
          <ChefHat />
          {m.shell_kitchen()}
        </Link>
      ) : null}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={moreOpen}
        onClick={({ currentTarget }) => onMore(currentTarget)}
        className={`${ENTRY} ${REST}`}
      >
        {MORE_ICON}
        {m.shell_more()}
      </button>
      <div className="mt-auto flex items-center gap-1 pt-6 ps-1">
        <Whoever session={session} />
        <OtherLanguageButton />
      </div>
    </nav>
  );
}

function Entries({ pathname }: { pathname: string }) {
  useWords();
  const current = entryOf(pathname);
  return useShellEntries().map((entry) => (
    <Link
      key={entry.id}
      {...linkOf(entry, pathname)}
      // By default a link is also current for everything below its address.
      activeOptions={{ exact: true }}
      aria-current={entry.id === current ? "page" : undefined}
      className={`${ENTRY} ${entry.id === current ? CURRENT : REST}`}
    >
      {entry.icon}
      {entry.label()}
    </Link>
  ));
}

function Whoever({ session }: { session: Session }) {
  useWords();
  if (session.status === "visitor") {
    return (
      <Button variant="outline" size="sm" className="grow" render={<Link to="/login" />}>
        {m.shell_sign_in()}
      </Button>
    );
  }
  if (session.status === "unknown") {
    return (
      <span className="flex min-h-touch min-w-0 grow items-center gap-2">
        <Skeleton round className="size-10 shrink-0" />
        <Skeleton className="h-3.5 w-24" />
      </span>
    );
  }
  const { user } = session;
  return (
    <Link to="/profile" className="flex min-h-touch min-w-0 grow items-center gap-2 rounded-control">
      <VisuallyHidden>{m.shell_your_profile()}</VisuallyHidden>
      <Avatar src={user.avatar_url} initials={initialsOf(user)} size={40} />
      <span className="min-w-0">
        <span className="block truncate text-bs leading-[1.125rem] font-semibold">{fullName(user)}</span>
        <CertificationBadge certification={user.certification} />
      </span>
    </Link>
  );
}
