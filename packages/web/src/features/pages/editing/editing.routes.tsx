import { ARTICLE_KINDS, type ArticleKind } from "@tablee/domain/pages/article-kinds";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { unlistedHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";

const head = unlistedHead(m.pages_edit_title);

export interface NewArticleSearch {
  /** The kind of article to write; missing: an article of the blog. */
  kind?: ArticleKind | undefined;
}

/** The routes on which administrators write (pages §1); their screens are loaded only for them. */
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
