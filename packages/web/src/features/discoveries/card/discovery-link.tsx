import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The lists over which a discovery opens; null: it opens as its own page. */
export type FeedPlace = "/" | "/trends";

export interface DiscoveryLinkProps {
  id: number;
  over: FeedPlace | null;
  /** From one open discovery to the next: Back still closes the dialog. */
  replace?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A real link to /discovery/{id}. Pressed in a list it opens there as a dialog, the address bar showing the
 * discovery's own address; opened elsewhere or reloaded, that address stands alone.
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
  return (
    <Link
      to={over}
      search={(search) => ({ ...search, discovery: id })}
      mask={{ ...own, unmaskOnReload: true }}
      resetScroll={false}
      replace={replace}
      className={className}
    >
      {children}
    </Link>
  );
}
