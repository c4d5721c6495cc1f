import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { BY_PARENTS } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";
import { readDishSearch, readMenuSearch } from "../menus/reading/menu-search.ts";

const loading = () => import("./basket-screen/menu-loading.ts");

/** The menu's page stays mounted while its address gets its id. */
const menuPage = {
  validateSearch: readMenuSearch,
  pendingComponent: lazyRouteComponent(() => import("../menus/menu/menu-skeleton.tsx"), "MenuSkeleton"),
  pendingMs: 150,
  pendingMinMs: 300,
  notFoundComponent: lazyRouteComponent(() => import("../restaurants/restaurant-gone.page.tsx"), "RestaurantGonePage"),
} as const;
const loadMenuPage = lazyRouteComponent(() => import("./basket-screen/menu-to-order.page.tsx"), "MenuPage");

export const menuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/menu",
  staticData: BY_PARENTS,
  ...menuPage,
  component: loadMenuPage,
});
export const bareMenuRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: "/",
  loader: async ({ context }) => (await loading()).loadBareMenu({ context }),
  head: async ({ match, loaderData }) => (await loading()).menuHead(match.context, loaderData?.restaurant_id ?? null),
});
export const restaurantMenuRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: "$restaurant",
  loader: async ({ context, params }) => (await loading()).loadMenu(context, params.restaurant),
  head: async ({ match, params }) =>
    (await loading()).menuHead(match.context, Number(params.restaurant), match.search.item),
});

/** The same screens under the other path of menus §21. */
export const otherMenuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurant-menu",
  staticData: BY_PARENTS,
  ...menuPage,
  component: loadMenuPage,
});
export const bareOtherMenuRoute = createRoute({
  getParentRoute: () => otherMenuRoute,
  path: "/",
  loader: async ({ context }) => (await loading()).loadBareMenu({ context }),
  head: async ({ match, loaderData }) => (await loading()).menuHead(match.context, loaderData?.restaurant_id ?? null),
});
export const restaurantOtherMenuRoute = createRoute({
  getParentRoute: () => otherMenuRoute,
  path: "$restaurant",
  loader: async ({ context, params }) => (await loading()).loadMenu(context, params.restaurant),
  head: async ({ match, params }) =>
    (await loading()).menuHead(match.context, Number(params.restaurant), match.search.item),
});

export const basketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/orders/now",
  staticData: BY_PARENTS,
  validateSearch: readDishSearch,
  head: ({ match }) =>
    pageHead({
      title: m.basket_title(),
      description: import.meta.env.SSR ? m.basket_page_description() : null,
      path: "/orders/now",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./basket-screen/basket.page.tsx"), "BasketPage"),
});

export const basketRoutes = [
  menuRoute.addChildren([bareMenuRoute, restaurantMenuRoute]),
  otherMenuRoute.addChildren([bareOtherMenuRoute, restaurantOtherMenuRoute]),
  basketRoute,
] as const;
