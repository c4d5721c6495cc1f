import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";

const head = (context: AppContext, title: string) => {
  const { meta, links } = pageHead({ title, description: null, path: "/recommendation-creator", context });
  return { links, meta: [...meta, { name: "robots", content: "noindex" }] };
};
const page = lazyRouteComponent(() => import("./creator.page.tsx"), "CreatorPage");

/** Where members compose and edit discoveries (discoveries §18). */
export const creatorRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/recommendation-creator",
    head: ({ match }) => head(match.context, m.publishing_title()),
    component: page,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/recommendation-creator/$recommendation_id",
    head: ({ match }) => head(match.context, m.publishing_edit_title()),
    component: page,
  }),
] as const;
