import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

const head = (context: AppContext, path: string, title: string) =>
  pageHead({ title, description: null, path, context, unlisted: true });

const LARGEST_ID = 2_147_483_647;

export interface AuditSearch {
  /** Whose rights alone are listed. */
  restaurant?: number;
}

const readAuditSearch = ({ restaurant }: Record<string, unknown>) => {
  const id = Number(restaurant);
  // Undefined, not left out: the router lays this over what the address says.
  return { restaurant: Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined } as AuditSearch;
};

/** The administration: its screens are loaded only for those whose they are. */
export const adminRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin",
    head: ({ match }) => head(match.context, "/admin", m.admin_title()),
    component: lazyRouteComponent(() => import("./admin.page.tsx"), "AdminPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/audit",
    validateSearch: readAuditSearch,
    head: ({ match }) => head(match.context, "/admin/audit", m.admin_audit()),
    component: lazyRouteComponent(() => import("./audit.page.tsx"), "AuditPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/invitations",
    head: ({ match }) => head(match.context, "/admin/invitations", m.admin_invitations()),
    component: lazyRouteComponent(() => import("./invitations.page.tsx"), "InvitationsPage"),
  }),
] as const;
