import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

/** For members only: visitors go to /login and come back (shell §7). */
export const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/notifications",
  head: ({ match }) =>
    pageHead({ title: m.notifications_title(), description: null, path: "/notifications", context: match.context }),
  component: lazyRouteComponent(() => import("./notifications.page.tsx"), "NotificationsPage"),
});
