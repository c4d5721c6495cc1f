import type { AppContext } from "../../../routes/app-context.ts";
import { restaurantsQuery, zonesQuery } from "../restaurant-queries.ts";
import { filterOf, pointOf, type RestaurantsSearch } from "../restaurants-search.ts";

const onServer = typeof document === "undefined";

/** Loads the list, the unfiltered list, whose cuisines are the filters, and the neighbourhoods that rows name. */
export async function loadRestaurants({ queryClient, orpc }: AppContext, search: RestaurantsSearch): Promise<void> {
  const near = pointOf(search.around);
  const filter = filterOf(search);
  const zones = zonesQuery(orpc, near);
  // Favourites are personal: no page cached for everybody contains them.
  const lists = [...(filter.favorites ? [] : [restaurantsQuery(orpc, filter, near)]), restaurantsQuery(orpc, {}, near)];
  if (!onServer) {
    void queryClient.query(zones).catch(() => undefined);
    return void lists.map((query) => queryClient.infiniteQuery(query).catch(() => undefined));
  }
  await Promise.all([
    queryClient.query(zones).catch(() => undefined),
    ...lists.map((query) => queryClient.infiniteQuery({ ...query, staleTime: "static" })),
  ]);
}
