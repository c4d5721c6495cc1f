import { Avatar } from "@tablee/design-system/avatar";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { Link } from "@tanstack/react-router";
import { Menu as MenuIcon, Search } from "lucide-react";
import { BellButton } from "../features/notifications/bell-button.tsx";
import { initialsOf } from "../features/members/member-name.ts";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { useSession } from "../session/session.ts";
import { HomeLink } from "./home-link.tsx";

interface NavigationBarProps {
  besideSideMenu: boolean;
  /** null: there is no search here. */
  onSearch: (() => void) | null;
  onMenu: (button: HTMLElement) => void;
  menuOpen: boolean;
}

/**
 * The bar at the top: the way home, unless a side menu has it, the search, the bell, the profile or "Sign In", and the
 * Menu button (shell §9).
 */
export function NavigationBar({ besideSideMenu, onSearch, onMenu, menuOpen }: NavigationBarProps) {
  useWords();
  return (
    <header className="shell-navigation-bar px-safe pt-safe">
      <div
        className={`flex min-h-12 flex-wrap items-center justify-between gap-x-1 ps-gutter pe-2 [--spacing:min(0.25rem,1.25vw)] ${besideSideMenu ? "large:px-7 large:pt-3" : ""}`}
      >
        <HomeLink className={`hit w-fit rounded-inner ${besideSideMenu ? "large:hidden" : ""}`} />
        <div className="ms-auto flex flex-wrap items-center justify-end">
          {onSearch ? (
            <>
              <IconButton label={m.search_open()} aria-haspopup="dialog" onClick={onSearch} className="large:hidden">
                <Search aria-hidden="true" className="!size-6 stroke-[1.75]" />
              </IconButton>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={onSearch}
                className="me-2 hidden min-h-11 w-64 items-center gap-3 rounded-full bg-sunken px-4 text-start text-bs text-ink-2 hover:bg-sunken-2 hover:text-ink large:flex"
              >
                <Search aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
                {m.search_open()}
              </button>
            </>
          ) : null}
          <Whoever />
          <IconButton
            label={m.shell_open_menu()}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={({ currentTarget }) => onMenu(currentTarget)}
          >
            <MenuIcon aria-hidden="true" className="!size-6" />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

function Whoever() {
  useWords();
  const session = useSession();
  if (session.status === "visitor") {
    return (
      <Button variant="outline" size="sm" round className="me-1" render={<Link to="/login" />}>
        {m.shell_sign_in()}
      </Button>
    );
  }
  if (session.status === "unknown") {
    // As wide as the bell and the portrait.
    return (
      <>
        <span className="grid size-11 place-items-center">
          <Skeleton round className="size-6" />
        </span>
        <span className="grid size-touch place-items-center">
          <Skeleton round className="size-8" />
        </span>
      </>
    );
  }
  const { user } = session;
  return (
    <>
      <BellButton />
      <Link
        to="/profile"
        aria-label={m.shell_your_profile()}
        title={m.shell_your_profile()}
        className="grid size-touch place-items-center rounded-full"
      >
        <Avatar src={user.avatar_url} initials={initialsOf(user)} size={32} />
      </Link>
    </>
  );
}
