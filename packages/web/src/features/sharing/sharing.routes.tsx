import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unlistedHead } from "../../routes/page-head.ts";
import { BY_ANYBODY } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";
import { m } from "../../paraglide/messages.js";

/** The route of a shared link: open to everybody, and canonical to what it shares (sharing §2). */
export const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/share/$id",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await import("./shared-loading.ts")).loadShared(context, params.id),
  head: async ({ match, params }) => (await import("./shared-loading.ts")).headOfShared(match.context, params.id),
  notFoundComponent: lazyRouteComponent(() => import("./link-gone.tsx"), "LinkGone"),
  component: lazyRouteComponent(() => import("./share.page.tsx"), "SharedPage"),
});

/** The route of a short link: redirects members; visitors sign in first (sharing §5). */
export const shortLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/s/$key",
  head: unlistedHead(m.sharing_on_the_way),
  component: lazyRouteComponent(() => import("./short-link.page.tsx"), "ShortLinkPage"),
});
