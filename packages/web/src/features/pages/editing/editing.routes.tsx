import { ARTICLE_KINDS, type ArticleKind } from "@tablee/domain/pages/article-kinds";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";

const head = (context: AppContext, path: string) =>
  pageHead({ title: m.pages_edit_title(), description: null, path, context, unlisted: true });

export interface NewArticleSearch {
  /** What is to be written; missing: an article of the blog. */
  kind?: ArticleKind | undefined;
}

/** Where administrators write (pages §1); its screens are loaded only for them. */
export const editingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/articles",
    head: ({ match }) => head(match.context, "/admin/articles"),
    component: lazyRouteComponent(() => import("./articles.page.tsx"), "ArticlesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/articles/new",
    validateSearch: ({ kind }: Record<string, unknown>): NewArticleSearch => ({
      kind: ARTICLE_KINDS.find((one) => one === kind),
    }),
    head: ({ match }) => head(match.context, "/admin/articles/new"),
    component: lazyRouteComponent(() => import("./articles.page.tsx"), "NewArticlePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/articles/$id",
    head: ({ match, params }) => head(match.context, `/admin/articles/${params.id}`),
    component: lazyRouteComponent(() => import("./articles.page.tsx"), "EditArticlePage"),
  }),
] as const;
