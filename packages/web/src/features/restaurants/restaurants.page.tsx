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
import { RestaurantOverlay } from "./restaurant-overlay.tsx";
import { RestaurantSkeletons } from "./restaurant-skeletons.tsx";
import { filterOf, isFiltered } from "./restaurants-search.ts";

/** /restaurants: those around, open ones first, narrowed as the address says (restaurants §19). */
export function RestaurantsPage() {
  useWords();
  const search = useSearch({ from: "/restaurants" });
  const app = useAppContext();
  const near = useListStart();
  const zones = useZones(near);
  const list = useListed(near);
  const restaurants = list.data?.pages.flatMap((page) => page.restaurants) ?? [];
  useEffect(() => void locateIfAllowed(app), [app]);
  return (
    <div className="px-gutter pt-2 pb-12 tablet:px-7 tablet:pt-6">
      <h1 className="font-display text-d2 large:text-d1">
        {near && search.around === undefined ? m.restaurants_title_around() : m.restaurants_title()}
      </h1>
      <PositionLine zones={zones} />
      <ListFilters near={near} />
      {isFiltered(filterOf(search)) ? null : <RecentlySeenRow near={near} />}
      {list.isPending ? (
        <RestaurantSkeletons />
      ) : list.isError && restaurants.length === 0 ? (
        <CallFailed error={list.error} retry={() => void list.refetch()} />
      ) : restaurants.length === 0 && !list.hasNextPage ? (
        <NoneFound favourites={search.favorites === true} />
      ) : (
        <RestaurantList restaurants={restaurants} zones={zones} waiting={list.isPlaceholderData} />
      )}
      <MoreRestaurants
        wanted={list.hasNextPage && !list.isPlaceholderData}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
      <RestaurantOverlay restaurants={restaurants} />
    </div>
  );
}
