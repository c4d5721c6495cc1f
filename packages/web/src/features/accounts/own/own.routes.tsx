import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";
import { isAccountTab, isProfileTab } from "./own-tabs.ts";

const head = (context: AppContext, path: string, title: string) => {
  const { meta, links } = pageHead({ title, description: null, path, context });
  return { links, meta: [...meta, { name: "robots", content: "noindex" }] };
};
const account = lazyRouteComponent(() => import("./account.page.tsx"), "AccountPage");
const profile = lazyRouteComponent(() => import("./edit-profile.page.tsx"), "EditProfilePage");

/** accounts §39: the tab is in the path. */
export const ownRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/account",
    head: ({ match }) => head(match.context, "/account", m.own_account_title()),
    component: account,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/account/$tab",
    beforeLoad: ({ params }) => {
      if (!isAccountTab(params.tab)) notFound({ throw: true });
    },
    head: ({ match, params }) => head(match.context, `/account/${params.tab}`, m.own_account_title()),
    component: account,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/edit-profile",
    head: ({ match }) => head(match.context, "/edit-profile", m.own_profile_title()),
    component: profile,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/edit-profile/$tab",
    beforeLoad: ({ params }) => {
      if (!isProfileTab(params.tab)) notFound({ throw: true });
    },
    head: ({ match, params }) => head(match.context, `/edit-profile/${params.tab}`, m.own_profile_title()),
    component: profile,
  }),
] as const;
