import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { MENU_VIEWS, type MenuEditorSearch } from "./menu-search.ts";

const head = (context: AppContext, path: string) =>
  pageHead({ title: m.management_title(), description: null, path, context, unlisted: true });

const readMenuSearch = ({ line, view }: Record<string, unknown>): MenuEditorSearch => ({
  // A ref that looks like a number was read as one.
  line: typeof line === "string" || typeof line === "number" ? String(line).slice(0, 120) : undefined,
  view: MENU_VIEWS.find((one) => one === view),
});

/** Where owners and managers run their restaurant (management §1); its screens are loaded only for them. */
export const managementRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin",
    head: ({ match }) => head(match.context, "/restaurant-admin"),
    component: lazyRouteComponent(() => import("./management.page.tsx"), "ManagementPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id/menu",
    validateSearch: readMenuSearch,
    head: ({ match, params }) => head(match.context, `/restaurant-admin/${params.restaurant_id}/menu`),
    component: lazyRouteComponent(() => import("./management.page.tsx"), "MenuEditorPage"),
  }),
] as const;
