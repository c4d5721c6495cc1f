import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useWords } from "../../../language/language.ts";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { DiscoveryOverlay } from "../discovery/discovery-overlay.tsx";
import { feedQuery } from "../card/discovery-queries.ts";
import type { FeedPlace } from "../card/discovery-link.tsx";
import { ListEnd } from "../about/list-end.tsx";
import { ListedIn } from "../card/why-here.ts";
import { FeedEmpty } from "./deferred-parts.ts";
import { FeedEntry } from "./feed-entry.tsx";
import { FeedGrid, feedSkeletons } from "./feed-grid.tsx";

export interface FeedListProps {
  variant: FeedVariant;
  /** The screen that contains the list. */
  over: FeedPlace;
  /** The discovery that is open over it, from the address. */
  open: number | undefined;
  /** Shown at the top of the middle column if there are three. */
  prompt?: ReactNode;
}

/**
 * Discoveries without end. One column on a phone, two on a tablet, three beside the side menu; the middle one is set
 * lower, so that the wall looks arranged by hand while rows keep their reading order.
 */
export function FeedList({ variant, over, open, prompt }: FeedListProps) {
  useWords();
  const { orpc } = useAppContext();
  const position = usePosition();
  const near = variant === "nearby" && position.from !== "fallback" ? position : null;
  const list = useInfiniteQuery(feedQuery(orpc, variant, near));
  const rows = list.data?.pages.flatMap((page) => page.recommendations) ?? [];

  if (list.isPending) return <FeedGrid busy>{feedSkeletons(6)}</FeedGrid>;
  if (list.isError && rows.length === 0) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  return (
    <ListedIn value={variant}>
      {rows.length === 0 ? (
        <Suspense fallback={null}>
          <FeedEmpty variant={variant} />
        </Suspense>
      ) : (
        <FeedGrid busy={list.isFetchingNextPage} prompt={prompt}>
          {rows.map((row, index) => (
            <FeedEntry key={row.id} discovery={row} over={over} first={index === 0} />
          ))}
          {list.isFetchingNextPage ? feedSkeletons(3) : null}
        </FeedGrid>
      )}
      <ListEnd
        more={list.hasNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage({ cancelRefetch: false })}
        loaded={rows.length}
      />
      <DiscoveryOverlay id={open} over={over} rows={rows} />
    </ListedIn>
  );
}
