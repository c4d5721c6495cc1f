import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A profile, named as in its address; null for one's own. */
export interface ProfilePlace {
  profile: string | null;
}

/** The lists over which a discovery can open. */
export type FeedPlace = "/" | "/trends" | ProfilePlace;

export interface DiscoveryLinkProps {
  id: number;
  /** The list over which it opens; null: it opens as its own page. */
  over: FeedPlace | null;
  /** Replaces the open discovery in the history: Back still closes the dialog. */
  replace?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A real link to /discovery/{id}. Pressed in a list, it opens there as a dialog while the address bar shows the
 * discovery's own address, which opens its page after a reload or elsewhere. Over a profile the address is the
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
