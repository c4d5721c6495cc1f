import type { PageName } from "@tablee/domain/pages/article";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { BY_ANYBODY } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";
import { readTermsSearch } from "./terms-search.ts";

const loading = () => import("./page-loading.ts");
const load = async (context: AppContext, name: PageName, dishes = true) => ({
  image: await (await loading()).loadPage(context, name, dishes),
});
const head = async (context: AppContext, name: PageName, image: string | null | undefined) =>
  (await loading()).headOfPage(context, name, image ?? null);

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/index.html",
  staticData: BY_ANYBODY,
  loader: ({ context }) => load(context, "index"),
  head: ({ match, loaderData }) => head(match.context, "index", loaderData?.image),
  component: lazyRouteComponent(() => import("./product.page.tsx"), "IndexPage"),
});

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/about",
  staticData: BY_ANYBODY,
  loader: ({ context }) => load(context, "about"),
  head: ({ match, loaderData }) => head(match.context, "about", loaderData?.image),
  component: lazyRouteComponent(() => import("./product.page.tsx"), "AboutPage"),
});

const aboutTableeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/about-tablee",
  staticData: BY_ANYBODY,
  loader: ({ context }) => load(context, "about-tablee"),
  head: ({ match, loaderData }) => head(match.context, "about-tablee", loaderData?.image),
  component: lazyRouteComponent(() => import("./product.page.tsx"), "AboutTableePage"),
});

const businessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/business",
  staticData: BY_ANYBODY,
  loader: ({ context }) => load(context, "business"),
  head: ({ match, loaderData }) => head(match.context, "business", loaderData?.image),
  component: lazyRouteComponent(() => import("./product.page.tsx"), "BusinessPage"),
});

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  loader: ({ context }) => load(context, "contact", false),
  head: ({ match, loaderData }) => head(match.context, "contact", loaderData?.image),
  component: lazyRouteComponent(() => import("./contact/contact.page.tsx"), "ContactPage"),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms-and-conditions",
  validateSearch: readTermsSearch,
  staticData: BY_ANYBODY,
  loaderDeps: ({ search: { group, type } }) => ({ group, type }),
  loader: async ({ context: { queryClient, orpc }, deps: { group, type } }) => {
    const { sourceOf, termsQuery } = await import("./reading/terms-query.ts");
    const sections = await queryClient.query({
      ...termsQuery(orpc, sourceOf(group), type ?? "all"),
      staleTime: "static",
    });
    if (sections.length === 0) throw notFound();
  },
  head: ({ match }) =>
    pageHead({
      title: m.pages_terms(),
      description: import.meta.env.SSR ? m.pages_terms_text() : null,
      path: "/terms-and-conditions",
      context: match.context,
    }),
  notFoundComponent: lazyRouteComponent(() => import("../sharing/link-gone.tsx"), "LinkGone"),
  component: lazyRouteComponent(() => import("./terms.page.tsx"), "TermsPage"),
});

const versionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/about-version",
  staticData: BY_ANYBODY,
  head: ({ match }) =>
    pageHead({
      title: m.version_title(),
      description: import.meta.env.SSR ? m.version_text() : null,
      path: "/about-version",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./version/version.page.tsx"), "VersionPage"),
});

/** The routes of pages to read (shell §5). */
export const pagesRoutes = [
  indexRoute,
  aboutRoute,
  aboutTableeRoute,
  businessRoute,
  contactRoute,
  termsRoute,
  versionRoute,
] as const;
