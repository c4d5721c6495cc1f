import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { BY_ANYBODY } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";
import { filterOf, readRestaurantsSearch } from "./restaurants-search.ts";

const loading = () => import("./restaurant-loading.ts");
const listing = () => import("./listing/list-loading.ts");
const recommended = () => import("./recommended-loading.ts");
const notFoundComponent = lazyRouteComponent(() => import("./restaurant-gone.page.tsx"), "RestaurantGonePage");

export const restaurantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants",
  staticData: BY_ANYBODY,
  validateSearch: readRestaurantsSearch,
  // Picked by name: an address may have them in any order and among others, and the server's page is the same.
  loaderDeps: ({ search }) => ({ ...filterOf(search), around: search.around }),
  loader: async ({ context, deps }) => (await listing()).loadRestaurants(context, deps),
  head: async ({ match }) => (await listing()).headOfRestaurants(match.context, match.search),
  component: lazyRouteComponent(() => import("./restaurants.page.tsx"), "RestaurantsPage"),
});

export const restaurantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants/$restaurant_id",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await loading()).loadRestaurant(context, params.restaurant_id),
  head: async ({ match, params }) => (await loading()).headOfRestaurant(match.context, params.restaurant_id),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./restaurant.page.tsx"), "RestaurantPage"),
});

/** Everything that is recommended at a restaurant (discoveries §31). */
export const recommendedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurants/$restaurant_id/recommended",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await recommended()).loadRecommended(context, params.restaurant_id),
  head: async ({ match, params }) => (await recommended()).headOfRecommended(match.context, params.restaurant_id),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./recommended.page.tsx"), "RecommendedPage"),
});

export const restaurantByPlaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurant/$place_id",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await loading()).loadRestaurantByPlace(context, params.place_id),
  head: async ({ match, params }) => (await loading()).headOfRestaurantByPlace(match.context, params.place_id),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./restaurant.page.tsx"), "RestaurantByPlacePage"),
});
