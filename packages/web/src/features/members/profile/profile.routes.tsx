import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { pageHead } from "../../../routes/page-head.ts";
import { BY_ANYBODY } from "../../../routes/framed-by.ts";
import { rootRoute } from "../../../routes/root.tsx";
import { readOwnProfileSearch, readProfileSearch } from "./profile-search.ts";

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile",
  validateSearch: readOwnProfileSearch,
  head: ({ match }) =>
    pageHead({
      title: m.members_profile_title(),
      description: import.meta.env.SSR ? m.members_profile_description() : null,
      path: "/profile",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./own-profile.page.tsx"), "OwnProfilePage"),
});

/** The profile of any member, by id or guid (members §1). */
export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile/$user_id",
  staticData: BY_ANYBODY,
  validateSearch: readProfileSearch,
  loader: async ({ context, params }) => (await import("./profile-loading.ts")).loadProfile(context, params.user_id),
  head: async ({ match, params }) =>
    (await import("./profile-loading.ts")).headOfProfile(match.context, params.user_id),
  notFoundComponent: lazyRouteComponent(() => import("./gone-member.page.tsx"), "GoneMemberPage"),
  component: lazyRouteComponent(() => import("./member-profile.page.tsx"), "MemberProfilePage"),
});
