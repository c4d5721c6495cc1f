import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { readSitesSearch } from "./sites-search.ts";

export const domainsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/domains",
  validateSearch: readSitesSearch,
  head: unlistedHead(m.sites_page_title),
  component: lazyRouteComponent(() => import("./domains.page.tsx"), "DomainsPage"),
});
