import type { User } from "@tablee/contract/accounts/accounts.schema";
import { checkModeration } from "@tablee/domain/accounts/right";
import { m } from "../../paraglide/messages.js";
import type { AdminTab } from "./admin-tabs.tsx";

/** Every screen of /admin, in the order of its tabs. */
export const ADMIN_TABS = [
  { id: "queue", to: "/admin/queue", label: () => m.moderation_title(), may: (user) => !checkModeration(user) },
  { id: "members", to: "/admin/members", label: () => m.moderation_members(), may: (user) => !checkModeration(user) },
  {
    id: "audit",
    to: "/admin/audit",
    label: () => m.admin_audit(),
    may: ({ admin, roles }) => admin || roles.some(({ role }) => role === "owner"),
  },
  {
    id: "domains",
    to: "/admin/domains",
    label: () => m.sites_page_title(),
    may: ({ admin, roles }) => admin || roles.some(({ role }) => role === "owner"),
  },
  { id: "articles", to: "/admin/articles", label: () => m.pages_edit_title(), may: ({ admin }) => admin },
  { id: "places", to: "/admin/places", label: () => m.places_admin_title(), may: ({ admin }) => admin },
  { id: "claims", to: "/admin/claims", label: () => m.management_claims_title(), may: ({ admin }) => admin },
  { id: "invitations", to: "/admin/invitations", label: () => m.admin_invitations(), may: ({ admin }) => admin },
] as const satisfies readonly AdminTab[];
export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

/** Returns the screens that a member may open; `/admin` leads to the first. */
export const adminTabsOf = (user: User) => ADMIN_TABS.filter(({ may }) => may(user));
