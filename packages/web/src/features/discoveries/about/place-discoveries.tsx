import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { ChevronLeft, UtensilsCrossed } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { ListEnd } from "./list-end.tsx";
import { offeredTo } from "./offered-to.ts";

const GRID =
  "mt-5 grid grid-cols-2 gap-x-3 gap-y-6 [@media(width<17rem)]:grid-cols-1 tablet:grid-cols-3 tablet:gap-x-5 large:grid-cols-4";
const SIZES = "(width <= 48rem) calc(50vw - 1.5rem), (width <= 64rem) calc(33vw - 2rem), 16rem";

interface PlaceDiscoveriesProps {
  title: string;
  /** Leads back to the place, and says its name. */
  renderBack: (shared: { className: string }, arrow: ReactNode) => ReactNode;
  list: UseInfiniteQueryResult<InfiniteData<DiscoveryPage>>;
  renderTile: (discovery: Discovery, sizes: string) => ReactNode;
}

/** Everything that is recommended at a place, page by page: where View More leads (discoveries §10). */
export function PlaceDiscoveries({ title, renderBack, list, renderTile }: PlaceDiscoveriesProps) {
  useWords();
  return (
    <div className="mx-auto w-full max-w-[80rem] px-gutter pt-2 pb-12 tablet:px-7 tablet:pt-6">
      {renderBack(
        {
          className:
            "mb-1 inline-flex min-h-11 items-center gap-1 pe-2 text-bs font-semibold text-ink-2 wrap-anywhere hover:text-ink",
        },
        <ChevronLeft aria-hidden="true" className="size-5 shrink-0" />,
      )}
      <h1 className="font-display text-d2 wrap-anywhere">{title}</h1>
      <Rows title={title} list={list} renderTile={renderTile} />
    </div>
  );
}

function Rows({ title, list, renderTile }: Pick<PlaceDiscoveriesProps, "title" | "list" | "renderTile">) {
  useWords();
  const { user } = useSession();
  const all = list.data?.pages.flatMap((page) => page.recommendations) ?? [];
  const rows = offeredTo(all, user);
  if (list.isPending) return <TilesSkeleton />;
  if (list.isError && all.length === 0) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (rows.length === 0 && !list.hasNextPage) {
    return <EmptyState icon={<UtensilsCrossed />} title={m.discoveries_here_none()} heading="h2" />;
  }
  return (
    <>
      <ul aria-label={title} aria-busy={list.isFetchingNextPage} className={GRID}>
        {rows.map((row) => (
          <li key={row.id}>{renderTile(row, SIZES)}</li>
        ))}
      </ul>
      <ListEnd
        more={list.hasNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage({ cancelRefetch: false })}
        loaded={list.data?.pages.length ?? 0}
      />
    </>
  );
}

function TilesSkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.discoveries_loading()} className={GRID}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="aspect-4/5 w-full !rounded-photo" />
      ))}
    </div>
  );
}
