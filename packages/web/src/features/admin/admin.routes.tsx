import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { readId } from "../../routes/read-id.ts";
import { rootRoute } from "../../routes/root.tsx";

export interface AuditSearch {
  /** Whose rights alone are listed. */
  restaurant?: number;
}

const readAuditSearch = ({ restaurant }: Record<string, unknown>) => {
  // Undefined, not left out: the router lays this over what the address says.
  return { restaurant: readId(restaurant) } as AuditSearch;
};

/** The administration: its screens are loaded only for those whose they are. */
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
