import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { currentLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { fullName } from "../members/member-name.ts";
import { discoveryData } from "./discovery-data.ts";
import { discoveryQuery, feedQuery } from "./discovery-queries.ts";
import { VARIANT_WORDS } from "./feed-heading.ts";
import { type FeedSearch, readFeedSearch } from "./feed-search.ts";
import { isGone } from "./gone.ts";

const onServer = typeof document === "undefined";

/**
 * The first page of a list. The server waits for it, but for a member, whose list it cannot know (decisions,
 * "Screens"); the browser shows skeletons at once instead.
 */
async function firstPage(context: AppContext, variant: FeedSearch["variant"]): Promise<Discovery | null> {
  const query = feedQuery(context.orpc, variant ?? "for_you");
  if (!onServer) {
    void context.queryClient.prefetchInfiniteQuery(query);
    return null;
  }
  if (context.rendered_for_member) return null;
  const list = await context.queryClient.ensureInfiniteQueryData(query);
  return list.pages[0]?.recommendations[0] ?? null;
}

export const feedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: readFeedSearch,
  loaderDeps: ({ search }) => ({ variant: search.variant }),
  loader: async ({ context, deps }) => ({ first: (await firstPage(context, deps.variant))?.image_url ?? null }),
  head: ({ match, loaderData }) => {
    const { variant } = match.search;
    return pageHead({
      title: variant ? VARIANT_WORDS[variant]() : m.app_title(),
      description: import.meta.env.SSR ? m.app_description() : null,
      path: variant ? `/?variant=${variant}` : "/",
      context: match.context,
      image: loaderData?.first ?? null,
      structured: import.meta.env.SSR && !variant ? siteData(match.context.origin) : undefined,
    });
  },
  component: lazyRouteComponent(() => import("./feed.page.tsx"), "FeedPage"),
});

const siteData = (origin: string) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: "Tablée",
  url: new URL("/", origin).href,
});

function readTrendsSearch(search: Record<string, unknown>): Pick<FeedSearch, "discovery"> {
  const { discovery } = readFeedSearch(search);
  return discovery === undefined ? {} : { discovery };
}

export const trendsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trends",
  validateSearch: readTrendsSearch,
  loader: async ({ context }) => ({ first: (await firstPage(context, "popular"))?.image_url ?? null }),
  head: ({ match, loaderData }) => {
    return pageHead({
      title: m.discoveries_trends_title(),
      description: import.meta.env.SSR ? m.discoveries_trends_description() : null,
      path: "/trends",
      context: match.context,
      image: loaderData?.first ?? null,
    });
  },
  component: lazyRouteComponent(() => import("./trends.page.tsx"), "TrendsPage"),
});

export const discoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/discovery/$id",
  loader: async ({ context, params }) => {
    const id = Number(params.id);
    if (!/^[1-9]\d{0,9}$/.test(params.id) || id > 2_147_483_647) throw notFound();
    await Promise.all([
      context.queryClient.ensureQueryData(discoveryQuery(context.orpc, id)).catch((error: unknown) => {
        throw isGone(error) ? notFound() : error;
      }),
      firstPage(context, undefined).catch(() => null),
    ]);
  },
  head: ({ match, params }) => {
    // From the cache, where the loader has put it: a second copy would travel with the page.
    const { queryClient, orpc } = match.context;
    const discovery = queryClient.getQueryData(discoveryQuery(orpc, Number(params.id)).queryKey);
    if (!discovery) return {};
    const language = currentLanguage();
    const words = textIn(discovery.short_description, language) || textIn(discovery.description, language);
    const head = pageHead({
      title: textIn(discovery.name, language),
      description: import.meta.env.SSR ? words || m.discoveries_by({ name: fullName(discovery) }) : null,
      path: `/discovery/${discovery.id}`,
      context: match.context,
      image: discovery.image_url,
      type: "article",
      // For whoever reads the page without running it: no part of what browsers load.
      structured: import.meta.env.SSR ? discoveryData(discovery, language, match.context.origin) : undefined,
    });
    return {
      meta: [...head.meta, ...(import.meta.env.SSR ? articleFacts(discovery, language) : [])],
      links: head.links,
    };
  },
  notFoundComponent: lazyRouteComponent(() => import("./gone.page.tsx"), "GonePage"),
  component: lazyRouteComponent(() => import("./discovery.page.tsx"), "DiscoveryPage"),
});

const articleFacts = (discovery: Discovery, language: Language) => [
  { name: "author", content: fullName(discovery) },
  { property: "article:published_time", content: discovery.date_creation },
  { property: "og:locale", content: language === "fr" ? "fr_CA" : "en_CA" },
];
