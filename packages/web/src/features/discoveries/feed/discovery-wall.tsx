import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import type { FeedPlace } from "../card/discovery-link.tsx";
import { ListedIn } from "../card/why-here.ts";
import { DiscoveryOverlay } from "../discovery/discovery-overlay.tsx";
import { FeedEntry } from "./feed-entry.tsx";
import { FeedGrid, feedSkeletons } from "./feed-grid.tsx";

interface DiscoveryWallProps {
  rows: readonly Discovery[];
  /** Why they are listed. */
  variant: FeedVariant;
  /** The screen that contains them. */
  over: FeedPlace;
  /** The one that is open over the wall, from the address. */
  open: number | undefined;
  /** What is shown if there are none. */
  empty: ReactNode;
}

/** Discoveries in the style of the feed, all at once. */
export function DiscoveryWall({ rows, variant, over, open, empty }: DiscoveryWallProps) {
  return (
    <ListedIn value={variant}>
      {rows.length === 0 ? (
        empty
      ) : (
        <FeedGrid busy={false}>
          {rows.map((row, index) => (
            <FeedEntry key={row.id} discovery={row} over={over} first={index === 0} />
          ))}
        </FeedGrid>
      )}
      <DiscoveryOverlay id={open} over={over} rows={rows} />
    </ListedIn>
  );
}

export function DiscoveryWallSkeleton() {
  useWords();
  return <FeedGrid busy>{feedSkeletons(6)}</FeedGrid>;
}
