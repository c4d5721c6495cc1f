import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A profile as its address names it; null: one's own. */
export interface ProfilePlace {
  profile: string | null;
}

/** The lists over which a discovery opens. */
export type FeedPlace = "/" | "/trends" | ProfilePlace;

export interface DiscoveryLinkProps {
  id: number;
  /** null: it opens as its own page. */
  over: FeedPlace | null;
  /** From one open discovery to the next: Back still closes the dialog. */
  replace?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A real link to /discovery/{id}. Pressed in a list it opens there as a dialog, the address bar showing the
 * discovery's own address; opened elsewhere or reloaded, that address stands alone. Over a profile the address is the
 * profile's, with the discovery in it (members §1).
 */
export function DiscoveryLink({ id, over, replace = false, className, children }: DiscoveryLinkProps) {
  const own = { to: "/discovery/$id", params: { id: String(id) } } as const;
  if (over === null) {
    return (
      <Link {...own} className={className}>
        {children}
      </Link>
    );
  }
  const shared = { resetScroll: false, replace, className, children };
  if (typeof over === "object") {
    const search = (before: object) => ({ ...before, recommendation_id: id });
    return over.profile === null ? (
      <Link to="/profile" search={search} {...shared} />
    ) : (
      <Link to="/profile/$user_id" params={{ user_id: over.profile }} search={search} {...shared} />
    );
  }
  return (
    <Link
      to={over}
      search={(search) => ({ ...search, discovery: id })}
      mask={{ ...own, unmaskOnReload: true }}
      {...shared}
    />
  );
}
