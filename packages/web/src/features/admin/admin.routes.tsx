import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { readId } from "../../routes/read-id.ts";
import { rootRoute } from "../../routes/root.tsx";

export interface AuditSearch {
  /** The restaurant to which the list is limited. */
  restaurant?: number;
}

const readAuditSearch = ({ restaurant }: Record<string, unknown>) => {
  // Returns undefined instead of leaving a key out: the router merges this over the raw query.
  return { restaurant: readId(restaurant) } as AuditSearch;
};

/** The routes of the administration: its screens are loaded only for those who may open them. */
export const adminRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin",
    head: unlistedHead(m.admin_title),
    component: lazyRouteComponent(() => import("./admin.page.tsx"), "AdminPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/audit",
    validateSearch: readAuditSearch,
    head: unlistedHead(m.admin_audit),
    component: lazyRouteComponent(() => import("./audit.page.tsx"), "AuditPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/invitations",
    head: unlistedHead(m.admin_invitations),
    component: lazyRouteComponent(() => import("./invitations.page.tsx"), "InvitationsPage"),
  }),
] as const;
