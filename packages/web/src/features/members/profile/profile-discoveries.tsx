import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { DiscoveryStatus } from "@tablee/domain/discoveries/discovery";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UtensilsCrossed } from "lucide-react";
import { useMemo } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import type { ProfilePlace } from "../../discoveries/card/discovery-link.tsx";
import { ListEnd } from "../../discoveries/about/list-end.tsx";
import { DiscoveryOverlay } from "../../discoveries/discovery/discovery-overlay.tsx";
import { DiscoveryTile } from "./discovery-tile.tsx";
import { TileEntry } from "./tile-entry.tsx";
import { useStanding } from "./use-standing.ts";
import { discoveriesOfQuery } from "./profile-queries.ts";

export interface ProfileDiscoveriesProps {
  /** The id or guid of the member, as the call takes it. */
  id: number | string;
  status?: DiscoveryStatus;
  /** The profile as named in the address; null: one's own. */
  place: string | null;
  /** The discovery that is open over them, from the address. */
  open: number | undefined;
  /** The text if there are none. */
  empty: string;
  label: string;
}

/** A member's discoveries, newest first, page by page. */
export function ProfileDiscoveries({ id, status, place, open, empty, label }: ProfileDiscoveriesProps) {
  useWords();
  const { orpc } = useAppContext();
  const over = useMemo<ProfilePlace>(() => ({ profile: place }), [place]);
  const list = useInfiniteQuery(discoveriesOfQuery(orpc, id, status));
  const all = list.data?.pages.flatMap((page) => page.recommendations) ?? [];
  const standing = useStanding(all);
  // A member's own are all shown.
  const own = place === null;
  const rows = own ? all : standing;
  if (list.isPending) return <TilesSkeleton />;
  if (list.isError && all.length === 0) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  return (
    <>
      {rows.length === 0 && !list.hasNextPage ? (
        <EmptyState icon={<UtensilsCrossed />} title={m.members_none_title()} text={empty} heading="h2" />
      ) : (
        <ul aria-label={label} className={GRID}>
          {rows.map((row, index) => (
            <li key={row.id}>
              {own ? (
                <DiscoveryTile discovery={row} over={over} first={index < 2} />
              ) : (
                <TileEntry discovery={row} over={over} first={index < 2} />
              )}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 || list.hasNextPage ? (
        <ListEnd
          more={list.hasNextPage}
          failed={list.isFetchNextPageError}
          load={() => void list.fetchNextPage({ cancelRefetch: false })}
          loaded={all.length}
        />
      ) : null}
      <DiscoveryOverlay id={open} over={over} rows={rows} />
    </>
  );
}

const GRID =
  "grid grid-cols-2 gap-x-3 gap-y-5 [@media(width<17rem)]:grid-cols-1 tablet:grid-cols-3 tablet:gap-x-5 tablet:gap-y-7";

export function TilesSkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.discoveries_loading()} className={GRID}>
      {[0, 1, 2, 3, 4, 5].map((tile) => (
        <div key={tile}>
          <Skeleton className="aspect-4/5 w-full !rounded-card" />
          <Skeleton className="mt-2 h-5 w-3/4" />
        </div>
      ))}
    </div>
  );
}
