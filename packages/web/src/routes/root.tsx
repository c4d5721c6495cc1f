import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  redirect,
  retainSearchParams,
  Scripts,
  useRouter,
} from "@tanstack/react-router";
import { type Language, LANGUAGES } from "@tablee/domain/language/text";
import { leadsHome } from "@tablee/domain/sites/single-menu";
import figtree from "@tablee/design-system/fonts/figtree-latin-wght-normal.woff2?url";
import fraunces from "@tablee/design-system/fonts/fraunces-first-opsz-normal.woff2?url";
import { useLanguage } from "../language/language.ts";
import { FailedPage } from "../shell/failures/failed-page.tsx";
import { Shell } from "../shell/shell.tsx";
import { BEFORE_PAINT_SCRIPT } from "../shell/before-paint.ts";
import { framingOf } from "./framing.ts";
import { type AppContext, useAppContext } from "./app-context.ts";
import { letterIcon } from "./letter-icon.ts";
import { EndOfPage } from "./page-end.tsx";
import { homeLinkOf, type Site } from "./site-facts.ts";

const font = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
});

interface EverySearch {
  /** Embed mode (shell §28): links keep it, so that navigation stays inside the other page. */
  embed?: true | undefined;
  /** The restaurant whose site is being tried (restaurants §25); links keep it. */
  "single-menu"?: number | undefined;
  /** The language that the address asks for (shell §32); links drop it. */
  lang?: Language | undefined;
}

const readEverySearch = ({ embed, lang, "single-menu": site }: Record<string, unknown>): EverySearch => ({
  embed: embed === true ? true : undefined,
  lang: LANGUAGES.find((language) => language === lang),
  "single-menu": typeof site === "number" && Number.isSafeInteger(site) && site > 0 ? site : undefined,
});

export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: readEverySearch,
  search: { middlewares: [retainSearchParams<EverySearch>(["embed", "single-menu"])] },
  beforeLoad: ({ context, location, search }) => {
    const { site } = context.host_facts;
    if (site && leadsHome(location.pathname, site)) throw redirect({ ...homeLinkOf(site), replace: true });
    return { asked_language: search.lang ?? null };
  },
  head: ({ match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
    ],
    // Preloaded, so that titles do not first appear in another face (fonts.css). A shell includes all faces.
    links: [
      ...(import.meta.env.MODE === "shell"
        ? []
        : [font(figtree), font(fraunces), ...installable(match.context.host_facts.site)]),
      iconOf(match.context.host_facts.site),
    ],
    scripts: [],
  }),
  component: Document,
  notFoundComponent: lazyRouteComponent(() => import("../shell/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: FailedPage,
});

/** What a phone needs to install the product as an app; a restaurant's own site cannot be installed. */
const installable = (site: Site | null) =>
  site
    ? []
    : [
        { rel: "manifest", href: "/app.webmanifest" },
        { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
      ];

/** A site never has Tablée's icon: without a logo it has the first letter of its name, in its colour. */
const iconOf = (site: Site | null) =>
  site?.logo_url
    ? { rel: "icon", href: site.logo_url }
    : { rel: "icon", href: site ? letterIcon(site) : "/favicon.svg", type: "image/svg+xml" };

function Document() {
  const language = useLanguage();
  const { rendered_at, rendered_for_member, host_facts } = useAppContext();
  const router = useRouter();
  const nonce = router.options.ssr?.nonce;
  return (
    // These scripts, and a switch of language, change attributes of <html> outside React.
    <html
      lang={language}
      data-rendered-at={rendered_at.getTime()}
      // As the page was loaded: navigation inside the app stays in the same frame.
      data-framing={import.meta.env.SSR ? framingOf(router.state.matches) : undefined}
      data-host={JSON.stringify(host_facts)}
      data-member={rendered_for_member ? "1" : "0"}
      // In the page itself, so that no site flashes in other colours than its own.
      style={host_facts.site?.properties}
      suppressHydrationWarning
    >
      <head>
        {/* Before the first paint, so that no page flashes in the other theme or face. */}
        {/* It has run before the app loads, so the browser's bundle omits it. */}
        <script
          suppressHydrationWarning
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? BEFORE_PAINT_SCRIPT : "" }}
        />
        <HeadContent />
        {/* The paper colour of tokens.css in both themes; the router's head would keep only one of the two. */}
        <meta name="theme-color" content="#FFFBF5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161311" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        <Scripts />
        {import.meta.env.SSR ? <EndOfPage nonce={nonce} /> : null}
      </body>
    </html>
  );
}
