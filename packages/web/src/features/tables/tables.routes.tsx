import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { readId } from "../../routes/read-id.ts";
import { BY_PARENTS } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";
import { readDishSearch, readMenuSearch } from "../menus/reading/menu-search.ts";

const routing = () => import("./screen/table-routing.ts");

/**
 * What both addresses of a shared table have in common (tables §2). The code is checked once; after that, changes come
 * as events.
 */
const tablePage = {
  staleTime: Number.POSITIVE_INFINITY,
  pendingComponent: lazyRouteComponent(() => import("../menus/menu/menu-skeleton.tsx"), "MenuSkeleton"),
  pendingMs: 150,
  pendingMinMs: 300,
  component: lazyRouteComponent(() => import("./screen/table.page.tsx"), "TablePage"),
  notFoundComponent: lazyRouteComponent(() => import("./screen/table-gone.page.tsx"), "TableGonePage"),
} as const;
const menuPart = {
  path: "/",
  validateSearch: readMenuSearch,
  component: lazyRouteComponent(() => import("./screen/table-menu.page.tsx"), "TableMenuPage"),
} as const;
const basketPart = {
  path: "basket",
  validateSearch: readDishSearch,
  component: lazyRouteComponent(() => import("./basket/table-basket.page.tsx"), "TableBasketPage"),
} as const;

const tableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/menu/table/$table",
  staticData: BY_PARENTS,
  loader: async ({ context, params }) => (await routing()).loadTable(context, params.table),
  head: async ({ match, loaderData }) => (await routing()).tableHead(match.context, loaderData),
  ...tablePage,
});
const tableMenuRoute = createRoute({ getParentRoute: () => tableRoute, ...menuPart });
const tableBasketRoute = createRoute({ getParentRoute: () => tableRoute, ...basketPart });

const otherTableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/restaurant-menu/table/$table",
  staticData: BY_PARENTS,
  loader: async ({ context, params }) => (await routing()).loadTable(context, params.table),
  head: async ({ match, loaderData }) => (await routing()).tableHead(match.context, loaderData),
  ...tablePage,
});
const otherTableMenuRoute = createRoute({ getParentRoute: () => otherTableRoute, ...menuPart });
const otherTableBasketRoute = createRoute({ getParentRoute: () => otherTableRoute, ...basketPart });

/** The parameters of the tables' page: which restaurant, for staff of several restaurants and for admins. */
function readTablesSearch({ restaurant }: Record<string, unknown>): { restaurant?: number } {
  // Undefined instead of omitted, because the router spreads this over what the address says.
  return { restaurant: readId(restaurant) };
}

const kitchenTablesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kitchen/tables",
  validateSearch: readTablesSearch,
  head: ({ match }) =>
    pageHead({
      title: m.table_kitchen_title(),
      description: import.meta.env.SSR ? m.table_kitchen_description() : null,
      path: "/kitchen/tables",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./kitchen/kitchen-tables.page.tsx"), "KitchenTablesPage"),
});

export const tableRoutes = [
  tableRoute.addChildren([tableMenuRoute, tableBasketRoute]),
  otherTableRoute.addChildren([otherTableMenuRoute, otherTableBasketRoute]),
  kitchenTablesRoute,
] as const;
