import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
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

/** The list's head. Its title names the city only where the list is of the city, not around a point of the address. */
export function headOfRestaurants(context: AppContext, { around, cuisine }: RestaurantsSearch) {
  const title = around === undefined ? m.restaurants_page_title() : m.restaurants_page_around();
  return pageHead({
    title,
    description: import.meta.env.SSR ? m.restaurants_page_description() : null,
    path: cuisine ? `/restaurants?cuisine=${encodeURIComponent(cuisine)}` : "/restaurants",
    context,
    structured: import.meta.env.SSR ? listData(title, context.origin) : undefined,
  });
}

const listData = (name: string, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name,
  url: new URL("/restaurants", origin).href,
});
