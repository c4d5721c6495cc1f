import { Link } from "@tanstack/react-router";
import { List, Map as MapIcon } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

const LOOK =
  "hit flex min-h-9 items-center gap-1.5 rounded-[0.5625rem] px-3 text-bs font-semibold text-ink-2 hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-raised [&>svg]:size-4";

interface ViewLinksProps {
  /** The page of which both are views; "." for the current one. */
  to: "/restaurants" | "/zone/$zone";
  map: boolean;
}

/** The links between list and map, which are two views of the same (restaurants §19). */
export function ViewLinks({ to, map }: ViewLinksProps) {
  useWords();
  return (
    <nav
      aria-label={m.restaurants_view()}
      className="flex w-fit max-w-full flex-wrap gap-0.5 rounded-control bg-sunken p-1"
    >
      <Link
        from={to}
        to="."
        search={(now) => ({ ...now, map: undefined, pin: undefined })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        aria-current={map ? undefined : "true"}
        className={LOOK}
      >
        <List aria-hidden="true" />
        {m.restaurants_view_list()}
      </Link>
      <Link
        from={to}
        to="."
        search={(now) => ({ ...now, map: true as const, pin: undefined })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        aria-current={map ? "true" : undefined}
        className={LOOK}
      >
        <MapIcon aria-hidden="true" />
        {m.restaurants_view_map()}
      </Link>
    </nav>
  );
}
