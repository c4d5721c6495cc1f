import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { BY_ANYBODY } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";
import { VARIANT_WORDS } from "./feed/feed-heading.ts";
import { readFeedSearch } from "./feed/feed-search.ts";
import { readGallerySearch } from "./gallery/gallery-search.ts";
import { readDiscoverySearch } from "./discovery/discovery-search.ts";
import { firstPage } from "./feed/first-page.ts";

export const feedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: BY_ANYBODY,
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
  component: lazyRouteComponent(() => import("./feed/feed.page.tsx"), "FeedPage"),
});

const siteData = (origin: string) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: "Tablée",
  url: new URL("/", origin).href,
});

export const discoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/discovery/$id",
  validateSearch: readDiscoverySearch,
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) =>
    (await import("./discovery/discovery-loading.ts")).loadDiscovery(context, params.id),
  head: async ({ match, params }) =>
    (await import("./discovery/discovery-loading.ts")).headOfDiscovery(match.context, params.id),
  notFoundComponent: lazyRouteComponent(() => import("./discovery/gone.page.tsx"), "GonePage"),
  component: lazyRouteComponent(() => import("./discovery/discovery.page.tsx"), "DiscoveryPage"),
});

export const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/content-gallery",
  validateSearch: readGallerySearch,
  staticData: BY_ANYBODY,
  loader: async ({ context }) => ({ first: (await firstPage(context, "fresh"))?.image_url ?? null }),
  head: ({ match, loaderData }) =>
    pageHead({
      title: m.gallery_title(),
      description: import.meta.env.SSR ? m.gallery_text() : null,
      path: "/content-gallery",
      context: match.context,
      image: loaderData?.first ?? null,
    }),
  component: lazyRouteComponent(() => import("./gallery/gallery.page.tsx"), "GalleryPage"),
});
