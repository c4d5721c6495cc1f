import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  retainSearchParams,
  Scripts,
  useRouter,
} from "@tanstack/react-router";
import figtree from "@tablee/design-system/fonts/figtree-latin-wght-normal.woff2?url";
import { useLanguage } from "../language/language.ts";
import { FailedPage } from "../shell/failed-page.tsx";
import { Shell } from "../shell/shell.tsx";
import { BEFORE_PAINT_SCRIPT } from "../shell/before-paint.ts";
import { framingOf } from "./framing.ts";
import { type AppContext, useAppContext } from "./app-context.ts";

const font = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
});

interface EverySearch {
  /** Embed mode (shell §28): links keep it, so that one stays inside the other page. */
  embed?: true | undefined;
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): EverySearch => ({
    embed: search["embed"] === true ? true : undefined,
  }),
  search: { middlewares: [retainSearchParams<EverySearch>(["embed"])] },
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
    ],
    // Not the display face: its 67 kB would come before the first picture, and its stand-in has the same measures. A
    // shell has all its faces with it.
    links: [
      ...(import.meta.env.MODE === "shell" ? [] : [font(figtree)]),
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ],
    scripts: [],
  }),
  component: Document,
  notFoundComponent: lazyRouteComponent(() => import("../shell/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: FailedPage,
});

function Document() {
  const language = useLanguage();
  const { rendered_at, rendered_for_member, host_facts } = useAppContext();
  const router = useRouter();
  const nonce = router.options.ssr?.nonce;
  return (
    // These scripts and a switch of language change attributes of <html> outside React.
    <html
      lang={language}
      data-rendered-at={rendered_at.getTime()}
      // As it was loaded: a browser that goes on inside the app stays in the same frame.
      data-framing={import.meta.env.SSR ? framingOf(router.state.matches) : undefined}
      data-host={JSON.stringify(host_facts)}
      data-member={rendered_for_member ? "1" : "0"}
      suppressHydrationWarning
    >
      <head>
        {/* Before anything is painted, so that no page flashes in the other theme or face. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />
        <HeadContent />
        {/* The paper of tokens.css in both themes; the router would keep only one of the two. */}
        <meta name="theme-color" content="#FFFBF5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161311" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        <Scripts />
      </body>
    </html>
  );
}
