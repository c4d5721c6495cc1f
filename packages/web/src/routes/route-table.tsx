import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { feedQuery } from "../features/discoveries/discovery-queries.ts";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

/** Every screen of the specification (spec §2.1) with what it loads first; pages themselves load when visited. */
const feedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(feedQuery(context.orpc, "for_you")),
  head: ({ match }) => pageHead({ title: m.app_title(), description: m.app_description(), path: match.pathname, context: match.context }),
  component: lazyRouteComponent(() => import("../features/discoveries/feed.page.tsx"), "FeedPage"),
});

export const routeTree = rootRoute.addChildren([feedRoute]);
