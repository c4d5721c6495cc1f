import { Button } from "@tablee/design-system/button";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { DiscoveryCard } from "../card/discovery-card.tsx";
import { DiscoveryCardSkeleton } from "../card/discovery-card-skeleton.tsx";
import { DiscoveryOverlay } from "../discovery/discovery-overlay.tsx";
import { feedQuery } from "../card/discovery-queries.ts";
import type { FeedPlace } from "../card/discovery-link.tsx";
import { FeedEmpty } from "./deferred-parts.ts";

export interface FeedListProps {
  variant: FeedVariant;
  /** The screen that the list stands on. */
  over: FeedPlace;
  /** The discovery that lies open over it, from the address. */
  open: number | undefined;
  /** Stands at the top of the middle column where there are three. */
  prompt?: ReactNode;
}

/** How far below the screen the next page is asked for, so that one rarely sees a skeleton. */
const AHEAD = "1200px";

/**
 * Discoveries without end. One column on a phone, two on a tablet, three beside the side menu; the middle one is set
 * lower, which makes the wall look laid by hand while rows keep the order that they are read in.
 */
export function FeedList({ variant, over, open, prompt }: FeedListProps) {
  useWords();
  const { orpc } = useAppContext();
  const position = usePosition();
  const near = variant === "nearby" && position.from === "device" ? position : null;
  const list = useInfiniteQuery(feedQuery(orpc, variant, near));
  const rows = list.data?.pages.flatMap((page) => page.recommendations) ?? [];

  if (list.isPending) return <FeedGrid busy>{skeletons(6)}</FeedGrid>;
  if (list.isError && rows.length === 0) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  return (
    <>
      {rows.length === 0 ? (
        <Suspense fallback={null}>
          <FeedEmpty variant={variant} />
        </Suspense>
      ) : (
        <FeedGrid busy={list.isFetchingNextPage} prompt={prompt}>
          {rows.map((row, index) => (
            <li key={row.id}>
              <DiscoveryCard discovery={row} over={over} first={index === 0} />
            </li>
          ))}
          {list.isFetchingNextPage ? skeletons(3) : null}
        </FeedGrid>
      )}
      <FeedEnd
        more={list.hasNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage({ cancelRefetch: false })}
        loaded={rows.length}
      />
      <DiscoveryOverlay id={open} over={over} rows={rows} />
    </>
  );
}

const skeletons = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`}>
      <DiscoveryCardSkeleton />
    </li>
  ));

function FeedGrid({ busy, prompt, children }: { busy: boolean; prompt?: ReactNode; children: ReactNode }) {
  useWords();
  return (
    <div className={`feed-wall ${prompt ? "feed-wall-prompted" : ""}`}>
      {prompt ? <div className="feed-prompt">{prompt}</div> : null}
      <ul aria-busy={busy} aria-label={busy ? m.discoveries_loading() : m.discoveries_feed()} className="feed-grid">
        {children}
      </ul>
    </div>
  );
}

interface FeedEndProps {
  more: boolean;
  failed: boolean;
  load: () => void;
  /** Changes when something was added: whether the end is still near is then asked again. */
  loaded: number;
}

/** Below the last card: it asks for the next page when it comes near, and says when there is no more. */
function FeedEnd({ more, failed, load, loaded }: FeedEndProps) {
  useWords();
  const end = useRef<HTMLDivElement>(null);
  const loading = useRef(load);
  useEffect(() => {
    loading.current = load;
  });
  useEffect(() => {
    if (!more || failed || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loading.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, failed, loaded]);

  return (
    <div ref={end} className="grid min-h-16 place-items-center gap-3 py-6 text-center text-bs text-ink-3">
      {failed ? (
        <>
          <p role="alert">{m.discoveries_rest_failed()}</p>
          <Button variant="quiet" size="sm" onClick={load}>
            {m.shell_try_again()}
          </Button>
        </>
      ) : more ? (
        <VisuallyHidden>{m.discoveries_loading()}</VisuallyHidden>
      ) : loaded > 0 ? (
        <p>{m.discoveries_end()}</p>
      ) : null}
    </div>
  );
}
