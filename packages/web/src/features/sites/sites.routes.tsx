import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

export const domainsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/domains",
  head: ({ match: { context } }) =>
    pageHead({ title: m.sites_page_title(), description: null, path: "/admin/domains", context, unlisted: true }),
  component: lazyRouteComponent(() => import("./domains.page.tsx"), "DomainsPage"),
});
