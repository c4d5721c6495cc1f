import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { BY_ANYBODY } from "../../../routes/framed-by.ts";
import { rootRoute } from "../../../routes/root.tsx";

const loading = () => import("./blog-loading.ts");

const headOf = (context: AppContext, path: string, title: string, description: string | null, feed: string) => {
  const head = pageHead({ title, description, path, context });
  const alternate = { rel: "alternate", type: "application/rss+xml", title, href: feed };
  return { ...head, links: [...head.links, alternate] };
};
const blogHead = (context: AppContext, path: string) =>
  headOf(context, path, m.pages_blog(), import.meta.env.SSR ? m.pages_blog_text() : null, "/blog/rss.xml");

/** The routes of the blog and the news (pages §8). */
export const blogRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/blog",
    staticData: BY_ANYBODY,
    loader: async ({ context }) => (await loading()).loadBlog(context, undefined),
    head: ({ match }) => blogHead(match.context, "/blog"),
    component: lazyRouteComponent(() => import("./blog.page.tsx"), "BlogPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/blog/$section",
    staticData: BY_ANYBODY,
    loader: async ({ context, params }) => {
      const { loadBlog, sectionOf } = await loading();
      await loadBlog(context, sectionOf(params.section));
    },
    head: ({ match, params }) => blogHead(match.context, `/blog/${params.section}`),
    component: lazyRouteComponent(() => import("./blog.page.tsx"), "BlogPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/blog/$section/$id",
    staticData: BY_ANYBODY,
    loader: async ({ context, params }) => (await loading()).loadArticle(context, params.section, params.id),
    head: async ({ match, params }) => (await loading()).headOfArticle(match.context, params.section, params.id),
    component: lazyRouteComponent(() => import("./article.page.tsx"), "ArticlePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/news",
    staticData: BY_ANYBODY,
    loader: async ({ context }) => (await loading()).loadNews(context),
    head: ({ match }) =>
      headOf(match.context, "/news", m.pages_news(), import.meta.env.SSR ? m.pages_news_text() : null, "/news/rss.xml"),
    component: lazyRouteComponent(() => import("./news.page.tsx"), "NewsPage"),
  }),
] as const;
