import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { readDay } from "../../routes/read-day.ts";
import { readId } from "../../routes/read-id.ts";
import { rootRoute } from "../../routes/root.tsx";
import { KITCHEN_VIEWS, type KitchenView } from "./kitchen-views.ts";

/** The parameters of the board's address. */
export interface KitchenSearch {
  /** The kitchen to show, for staff of several and for admins. */
  restaurant?: number;
  view?: KitchenView;
  /** The business day whose totals are shown: YYYY-MM-DD. */
  date?: string;
}

function readKitchenSearch({ restaurant, view, date }: Record<string, unknown>): KitchenSearch {
  // Undefined instead of omitted, because the router spreads this over what the address says.
  return {
    restaurant: readId(restaurant),
    view: KITCHEN_VIEWS.find((one) => one === view),
    date: readDay(date),
  };
}

/** kitchen §1: a screen of the same app, loaded only for people who may open it. */
export const kitchenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kitchen",
  validateSearch: readKitchenSearch,
  head: ({ match }) =>
    pageHead({
      title: m.kitchen_page_title(),
      description: import.meta.env.SSR ? m.kitchen_page_description() : null,
      path: "/kitchen",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./kitchen.page.tsx"), "KitchenPage"),
});
