import type { Zone } from "@tablee/contract/places/places.schema";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { locateIfAllowed } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { ListFilters } from "./listing/list-filters.tsx";
import { PositionLine } from "./listing/position-line.tsx";
import { RecentlySeenRow } from "./listing/recently-seen-row.tsx";
import { MoreRestaurants, NoneFound, RestaurantList } from "./listing/restaurant-list.tsx";
import { useListed, useListStart } from "./listing/use-listed.ts";
import { useZones } from "./listing/use-zones.ts";
import { MapLayout } from "./map/map-layout.tsx";
import { ViewLinks } from "./map/view-links.tsx";
import { RestaurantOverlay } from "./restaurant-overlay.tsx";
import { RestaurantSkeletons } from "./restaurant-skeletons.tsx";
import { filterOf, isFiltered } from "./restaurants-search.ts";

/** The page /restaurants: those nearby, open ones first, filtered as the address says (restaurants §19). */
export function RestaurantsPage() {
  useWords();
  const search = useSearch({ from: "/restaurants" });
  const app = useAppContext();
  const near = useListStart();
  const zones = useZones(near);
  const restaurants = useListed(near).data?.pages.flatMap((page) => page.restaurants) ?? [];
  useEffect(() => void locateIfAllowed(app), [app]);
  return (
    <div className="px-gutter pt-2 pb-12 tablet:px-7 tablet:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h1 className="min-w-0 max-w-full font-display text-d2 wrap-anywhere large:text-d1">
          {near && search.around === undefined ? m.restaurants_title_around() : m.restaurants_title()}
        </h1>
        <ViewLinks to="/restaurants" map={search.map === true} />
      </div>
      <PositionLine zones={zones} />
      <ListFilters near={near} />
      {search.map ? (
        <MapLayout near={near} zones={zones}>
          <Listed near={near} zones={zones} beside />
        </MapLayout>
      ) : (
        <>
          {isFiltered(filterOf(search)) ? null : <RecentlySeenRow near={near} />}
          <Listed near={near} zones={zones} />
        </>
      )}
      <RestaurantOverlay restaurants={restaurants} />
    </div>
  );
}

interface ListedProps {
  near: Point | null;
  zones: readonly Zone[];
  /** Whether it is beside the map. */
  beside?: boolean;
}

/** What was found, or why there is nothing. */
function Listed({ near, zones, beside = false }: ListedProps) {
  const { favorites } = useSearch({ from: "/restaurants" });
  const list = useListed(near);
  const restaurants = list.data?.pages.flatMap((page) => page.restaurants) ?? [];
  return (
    <>
      {list.isPending ? (
        <RestaurantSkeletons />
      ) : list.isError && restaurants.length === 0 ? (
        <CallFailed error={list.error} retry={() => void list.refetch()} />
      ) : restaurants.length === 0 && !list.hasNextPage ? (
        <NoneFound favourites={favorites === true} />
      ) : (
        <RestaurantList restaurants={restaurants} zones={zones} waiting={list.isPlaceholderData} beside={beside} />
      )}
      <MoreRestaurants
        wanted={list.hasNextPage && !list.isPlaceholderData}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
