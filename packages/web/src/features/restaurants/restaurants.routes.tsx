import { ORPCError } from "@orpc/client";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { currentLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { restaurantData } from "./restaurant-data.ts";
import { restaurantByPlaceQuery, restaurantCardQuery, restaurantsQuery } from "./restaurant-queries.ts";
import { readRestaurantsSearch } from "./restaurants-search.ts";

const onServer = typeof document === "undefined";

/** An id of the address that cannot be one asks nobody. */
export function restaurantIdOf(param: string): number {
  const id = Number(param);
  if (!/^[1-9]\d{0,9}$/.test(param) || id > 2_147_483_647) throw notFound();
  return id;
}

/** A restaurant that is not there is a page that is not there. */
export const orNotFound = (error: unknown): never => {
  throw error instanceof ORPCError && error.code === "not_found" ? notFound() : error;
};

export const restaurantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants",
  validateSearch: readRestaurantsSearch,
  loaderDeps: ({ search: { cuisine, open } }) => ({ cuisine, open }),
  loader: async ({ context, deps }) => {
    const { queryClient, orpc } = context;
    // The whole list too: its cuisines are the filters.
    const lists = [restaurantsQuery(orpc, deps, null), restaurantsQuery(orpc, {}, null)];
    if (!onServer) return void lists.map((query) => queryClient.prefetchInfiniteQuery(query));
    await Promise.all(lists.map((query) => queryClient.ensureInfiniteQueryData(query)));
  },
  head: ({ match }) =>
    pageHead({
      title: m.restaurants_page_title(),
      description: import.meta.env.SSR ? m.restaurants_page_description() : null,
      path: match.search.cuisine ? `/restaurants?cuisine=${encodeURIComponent(match.search.cuisine)}` : "/restaurants",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./restaurants.page.tsx"), "RestaurantsPage"),
});

function restaurantHead(restaurant: RestaurantCard | undefined, context: Pick<AppContext, "origin">) {
  if (!restaurant) return {};
  const language = currentLanguage();
  return pageHead({
    title: textIn(restaurant.name, language),
    description:
      textIn(restaurant.description, language) ||
      textIn(restaurant.menu_description, language) ||
      [restaurant.address, restaurant.city].filter(Boolean).join(", "),
    path: `/restaurants/${restaurant.id}`,
    context,
    image: restaurant.cover_image_path ?? restaurant.logo_image_path,
    type: "restaurant.restaurant",
    // For whoever reads the page without running it: no part of what browsers load.
    structured: import.meta.env.SSR ? restaurantData(restaurant, language, context.origin) : undefined,
  });
}

export const restaurantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants/$restaurant_id",
  loader: async ({ context, params }) => {
    const id = restaurantIdOf(params.restaurant_id);
    await context.queryClient.ensureQueryData(restaurantCardQuery(context, id)).catch(orNotFound);
  },
  head: ({ match, params }) =>
    restaurantHead(
      match.context.queryClient.getQueryData(restaurantCardQuery(match.context, Number(params.restaurant_id)).queryKey),
      match.context,
    ),
  notFoundComponent: lazyRouteComponent(() => import("./restaurant-gone.page.tsx"), "RestaurantGonePage"),
  component: lazyRouteComponent(() => import("./restaurant.page.tsx"), "RestaurantPage"),
});

export const restaurantByPlaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurant/$place_id",
  loader: async ({ context, params }) => {
    await context.queryClient.ensureQueryData(restaurantByPlaceQuery(context, params.place_id)).catch(orNotFound);
  },
  head: ({ match, params }) =>
    restaurantHead(
      match.context.queryClient.getQueryData(restaurantByPlaceQuery(match.context, params.place_id).queryKey),
      match.context,
    ),
  notFoundComponent: lazyRouteComponent(() => import("./restaurant-gone.page.tsx"), "RestaurantGonePage"),
  component: lazyRouteComponent(() => import("./restaurant.page.tsx"), "RestaurantByPlacePage"),
});
