import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile",
  head: ({ match }) =>
    pageHead({
      title: m.members_profile_title(),
      description: import.meta.env.SSR ? m.members_profile_description() : null,
      path: "/profile",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./profile.page.tsx"), "ProfilePage"),
});
