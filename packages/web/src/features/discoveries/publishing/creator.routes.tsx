import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { unlistedHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";
import type { AboutSearch } from "./about-dish.ts";

const page = lazyRouteComponent(() => import("./creator.page.tsx"), "CreatorPage");

/** The routes where members write and edit discoveries (discoveries §18). */
export const creatorRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/recommendation-creator",
    // The page reads it (`readAbout`): no other page loads that code.
    validateSearch: (search: AboutSearch): AboutSearch => search,
    head: unlistedHead(m.publishing_title),
    component: page,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/recommendation-creator/$recommendation_id",
    head: unlistedHead(m.publishing_edit_title),
    component: page,
  }),
] as const;
