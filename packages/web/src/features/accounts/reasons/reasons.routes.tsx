import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { pageHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";
import { firstPage } from "../../discoveries/feed/first-page.ts";

export const reasonsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/why-you-should-register",
  loader: async ({ context }) => ({ first: (await firstPage(context, "popular"))?.image_url ?? null }),
  head: ({ match, loaderData }) =>
    pageHead({
      title: m.reasons_page_title(),
      description: import.meta.env.SSR ? m.reasons_page_description() : null,
      path: "/why-you-should-register",
      context: match.context,
      image: loaderData?.first ?? null,
    }),
  component: lazyRouteComponent(() => import("./reasons.page.tsx"), "ReasonsPage"),
});
