import { IconButton } from "@tablee/design-system/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** How far one press scrolls, in px (discoveries §10). */
const STEP_PX = 500;

/** The padding of the container to whose edges a row extends. */
const EDGES = {
  page: "-mx-gutter scroll-px-gutter px-gutter",
  body: "-mx-5 scroll-px-5 px-5 tablet:-mx-7 tablet:scroll-px-7 tablet:px-7",
};

/** What View More has in every row. */
export interface MoreShared {
  className: string;
  children: ReactNode;
}

interface ScrollRowProps {
  title: string;
  /** Renders View More, which leads to the list of which the row shows a part. */
  renderMore: (shared: MoreShared) => ReactNode;
  edges: keyof typeof EDGES;
  /** The entries, which are `li`. */
  children: readonly ReactNode[];
}

/** A row that scrolls sideways, by 500 px a press, with a View More (discoveries §10). */
export function ScrollRow({ title, renderMore, edges, children }: ScrollRowProps) {
  useWords();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useOverflow(list, children.length);
  const scroll = (by: number) => list.current?.scrollBy({ left: by });
  return (
    <section className="mt-8" aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-1">
        <h2 id={heading} className="min-w-0 grow font-display text-t3 wrap-anywhere">
          {title}
        </h2>
        {/* If the row cannot scroll, the buttons are invisible but keep their space. */}
        <span className="ms-auto flex items-center">
          <span className={`flex gap-2 mobile:hidden ${scrolls ? "" : "invisible"}`}>
            <IconButton label={m.discoveries_scroll_back()} size="sm" onClick={() => scroll(-STEP_PX)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={m.discoveries_scroll_on()} size="sm" onClick={() => scroll(STEP_PX)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </span>
          {renderMore({
            className: "hit ms-2 text-cap font-semibold text-ink-2 hover:text-ink",
            children: m.discoveries_view_more(),
          })}
        </span>
      </div>
      <ul
        ref={list}
        className={`no-scrollbar flex scroll-smooth mobile:snap-x mobile:snap-proximity gap-3 overflow-x-auto overscroll-x-contain pb-1 ${EDGES[edges]}`}
      >
        {children}
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
