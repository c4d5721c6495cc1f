import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { filterOf, readRestaurantsSearch } from "./restaurants-search.ts";

const loading = () => import("./restaurant-loading.ts");
const notFoundComponent = lazyRouteComponent(() => import("./restaurant-gone.page.tsx"), "RestaurantGonePage");

export const restaurantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants",
  staticData: { framing: "anybody" },
  validateSearch: readRestaurantsSearch,
  // Picked by name: an address may have them in any order and among others, and the server's page is the same.
  loaderDeps: ({ search }) => ({ ...filterOf(search), around: search.around }),
  loader: async ({ context, deps }) => (await import("./listing/list-loading.ts")).loadRestaurants(context, deps),
  head: ({ match }) =>
    pageHead({
      title: m.restaurants_page_title(),
      description: import.meta.env.SSR ? m.restaurants_page_description() : null,
      path: match.search.cuisine ? `/restaurants?cuisine=${encodeURIComponent(match.search.cuisine)}` : "/restaurants",
      context: match.context,
      structured: import.meta.env.SSR ? listData(match.context.origin) : undefined,
    }),
  component: lazyRouteComponent(() => import("./restaurants.page.tsx"), "RestaurantsPage"),
});

const listData = (origin: string) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: m.restaurants_page_title(),
  url: new URL("/restaurants", origin).href,
});

export const restaurantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants/$restaurant_id",
  staticData: { framing: "anybody" },
  loader: async ({ context, params }) => (await loading()).loadRestaurant(context, params.restaurant_id),
  head: async ({ match, params }) => (await loading()).headOfRestaurant(match.context, params.restaurant_id),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./restaurant.page.tsx"), "RestaurantPage"),
});

export const restaurantByPlaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurant/$place_id",
  staticData: { framing: "anybody" },
  loader: async ({ context, params }) => (await loading()).loadRestaurantByPlace(context, params.place_id),
  head: async ({ match, params }) => (await loading()).headOfRestaurantByPlace(match.context, params.place_id),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./restaurant.page.tsx"), "RestaurantByPlacePage"),
});
