import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DiscoveryLink, type FeedPlace } from "./discovery-link.tsx";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "../about/offered-to.ts";
import { RowTile } from "../about/row-tile.tsx";
import { placeName } from "./place-words.ts";

/** How far one press scrolls, in px (discoveries §10). */
const STEP_PX = 500;

export interface DiscoveryRowProps {
  rows: readonly Discovery[];
  /** The list over which they open, replacing the open discovery; null: as pages. */
  over: FeedPlace | null;
  /** The title; "More discoveries" by default. */
  title?: string;
}

/** A row of discoveries with a View More (discoveries §10). It extends to the edges of its container. */
export function DiscoveryRow({ rows, over, title }: DiscoveryRowProps) {
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const { user } = useSession();
  const offered = offeredTo(rows, user);
  const scrolls = useOverflow(list, offered.length);
  if (offered.length === 0) return null;
  const scroll = (by: number) => list.current?.scrollBy({ left: by });
  return (
    <section className="mt-8" aria-labelledby="more-discoveries">
      <div className="mb-3 flex flex-wrap items-center gap-x-1">
        <h2 id="more-discoveries" className="min-w-0 grow font-display text-t3 wrap-anywhere">
          {title ?? m.discoveries_more()}
        </h2>
        {/* If the row cannot scroll, the buttons are invisible but keep their space. */}
        <span className={`flex gap-2 mobile:hidden ${scrolls ? "" : "invisible"}`}>
          <IconButton label={m.discoveries_scroll_back()} size="sm" onClick={() => scroll(-STEP_PX)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={m.discoveries_scroll_on()} size="sm" onClick={() => scroll(STEP_PX)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
        <Link to="/" replace={over !== null} className="hit ms-2 text-cap font-semibold text-ink-2 hover:text-ink">
          {m.discoveries_view_more()}
        </Link>
      </div>
      <ul
        ref={list}
        className="no-scrollbar -mx-5 flex scroll-smooth scroll-px-5 mobile:snap-x mobile:snap-proximity gap-3 overflow-x-auto overscroll-x-contain px-5 pb-1 tablet:-mx-7 tablet:scroll-px-7 tablet:px-7"
      >
        {offered.map((row) => (
          <li key={row.id} className="w-36 shrink-0 snap-start">
            <DiscoveryLink id={row.id} over={over} replace className="block rounded-photo">
              <RowTile discovery={row}>
                <span className="mt-0.5 line-clamp-2 text-mic text-ink-3">{placeName(row, language)}</span>
              </RowTile>
            </DiscoveryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a list contains more than it shows at once; `count` is the number of its entries. */
function useOverflow(list: RefObject<HTMLUListElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, [list, count]);
  return overflows;
}
