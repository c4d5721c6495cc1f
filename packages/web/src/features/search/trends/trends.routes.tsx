import { isTrendCategory, type TrendCategory } from "@tablee/domain/search/trends";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { pageHead } from "../../../routes/page-head.ts";
import { BY_ANYBODY } from "../../../routes/framed-by.ts";
import { rootRoute } from "../../../routes/root.tsx";
import { readTrendsSearch } from "./trends-search.ts";

const loading = () => import("./trends-loading.ts");
const load = async () => (await loading()).loadTrend;

/** The route of trending discoveries, or those with a hashtag (search §6). */
export const trendsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trends",
  staticData: BY_ANYBODY,
  validateSearch: readTrendsSearch,
  loaderDeps: ({ search: { worldwide, hashtag } }) => ({ worldwide, hashtag }),
  loader: async ({ context, deps }) => ({ first: await (await load())(context, "discoveries", deps) }),
  head: async ({ match, loaderData }) => {
    const { hashtag } = match.search;
    const { titleOfHashtag } = await loading();
    return pageHead({
      title: hashtag === undefined ? m.search_trends_title() : titleOfHashtag(hashtag),
      description: import.meta.env.SSR ? m.search_trends_description() : null,
      path: hashtag === undefined ? "/trends" : `/trends?hashtag=${encodeURIComponent(hashtag)}`,
      context: match.context,
      image: loaderData?.first ?? null,
    });
  },
  component: lazyRouteComponent(() => import("./trends.page.tsx"), "TrendsPage"),
});

/** Returns the category in an address; throws "not found" for an unknown one. */
const categoryOf = (param: string): TrendCategory => {
  if (!isTrendCategory(param)) throw notFound();
  return param;
};

export const trendRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trends/$category",
  staticData: BY_ANYBODY,
  validateSearch: readTrendsSearch,
  beforeLoad: ({ params, search }) => {
    if (params.category === "discoveries") throw redirect({ to: "/trends", search, replace: true });
  },
  loaderDeps: ({ search: { worldwide } }) => ({ worldwide }),
  loader: async ({ context, params, deps }) => {
    await (
      await load()
    )(context, categoryOf(params.category), deps);
  },
  head: async ({ match, params: { category } }) =>
    isTrendCategory(category)
      ? pageHead({
          title: (await loading()).titleOfTrend(category),
          description: import.meta.env.SSR ? m.search_trends_description() : null,
          path: `/trends/${category}`,
          context: match.context,
        })
      : {},
  component: lazyRouteComponent(() => import("./trends.page.tsx"), "TrendPage"),
});
