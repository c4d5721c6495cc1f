import { ARTICLE_KINDS, type ArticleKind } from "@tablee/domain/pages/article-kinds";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { unlistedHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";

const head = unlistedHead(m.pages_edit_title);

export interface NewArticleSearch {
  /** What is to be written; missing: an article of the blog. */
  kind?: ArticleKind | undefined;
}

/** Where administrators write (pages §1); its screens are loaded only for them. */
export const editingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/articles",
    head,
    component: lazyRouteComponent(() => import("./articles.page.tsx"), "ArticlesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/articles/new",
    validateSearch: ({ kind }: Record<string, unknown>): NewArticleSearch => ({
      kind: ARTICLE_KINDS.find((one) => one === kind),
    }),
    head,
    component: lazyRouteComponent(() => import("./articles.page.tsx"), "NewArticlePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/articles/$id",
    head,
    component: lazyRouteComponent(() => import("./articles.page.tsx"), "EditArticlePage"),
  }),
] as const;
