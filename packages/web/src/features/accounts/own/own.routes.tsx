import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { unlistedHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";
import { isAccountTab, isProfileTab } from "./own-tabs.ts";

const accountHead = unlistedHead(m.own_account_title);
const profileHead = unlistedHead(m.own_profile_title);
const account = lazyRouteComponent(() => import("./account.page.tsx"), "AccountPage");
const profile = lazyRouteComponent(() => import("./edit-profile.page.tsx"), "EditProfilePage");

/** The routes of accounts §39: the tab is part of the path. */
export const ownRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/account",
    head: accountHead,
    component: account,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/account/$tab",
    beforeLoad: ({ params }) => {
      if (!isAccountTab(params.tab)) notFound({ throw: true });
    },
    head: accountHead,
    component: account,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/edit-profile",
    head: profileHead,
    component: profile,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/edit-profile/$tab",
    beforeLoad: ({ params }) => {
      if (!isProfileTab(params.tab)) notFound({ throw: true });
    },
    head: profileHead,
    component: profile,
  }),
] as const;
