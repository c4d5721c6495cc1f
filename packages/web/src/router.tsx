import { hydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Api } from "./api/create-api.ts";
import { createOrpc } from "./api/query-options.ts";
import { retryAgain, retryDelay } from "./api/retry-delay.ts";
import type { Platform } from "./platform/platform.ts";
import { type AppContext, ContextOfApp } from "./routes/app-context.ts";
import { type HostFacts, UNTOLD_FACTS } from "./routes/host-facts.ts";
import { answersOfPage } from "./routes/answers-of-page.ts";
import { routeTree } from "./routes/route-table.tsx";
import { FailedPage } from "./shell/failures/failed-page.tsx";
import { SessionProvider } from "./session/session.ts";

export interface AppRouterOptions {
  api: Api;
  platform: Platform;
  renderedForMember: boolean;
  renderedAt: Date;
  /** Omitted where no server rendered the page. */
  hostFacts?: HostFacts;
  /** What the rendered page's own address begins with; by default the platform's public origin. */
  origin?: string;
  entry?: string;
  /** How addresses carry paths, where they do so otherwise than in the page's own address. */
  history?: RouterHistory;
  /** The nonce of the inline scripts, while a page is rendered. */
  nonce?: string | null;
}

const onServer = typeof document === "undefined";

/**
 * Leaves the scroll position of a page that has just been opened to the visitor: the router would undo scrolling that
 * was done before the app was ready. On a reload, and from then on, positions are restored.
 */
function unlessJustOpened(): (at: { location: { pathname: string } }) => boolean {
  if (onServer) return () => true;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let opened = navigation?.type === "navigate" ? window.location.pathname : null;
  return ({ location }) => {
    const restores = location.pathname !== opened;
    opened = null;
    return restores;
  };
}

export function createAppRouter(options: AppRouterOptions) {
  const { api, platform, renderedForMember, renderedAt, hostFacts, origin, entry, history, nonce } = options;
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: onServer ? false : retryAgain,
        retryDelay,
        refetchOnWindowFocus: true,
        // `navigator.onLine` is unreliable: a failed call tells that the device is offline (offline/connection.ts).
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
      // What the server reads only for the head of a page is not sent to the browser.
      dehydrate: {
        shouldDehydrateQuery: ({ meta, state }) => state.status === "success" && meta?.["stays_on_server"] !== true,
      },
    },
  });
  const context: AppContext = {
    queryClient,
    api,
    orpc: createOrpc(api),
    platform,
    rendered_for_member: renderedForMember,
    rendered_at: renderedAt,
    host_facts: hostFacts ?? UNTOLD_FACTS,
    entry: entry ?? null,
    origin: origin ?? platform.public_origin,
  };
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    scrollRestoration: unlessJustOpened(),
    defaultViewTransition: false,
    // Replaces the page only: the menus around it stay.
    defaultErrorComponent: FailedPage,
    ...(history ? { history } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <ContextOfApp value={context}>
          <SessionProvider>{children}</SessionProvider>
        </ContextOfApp>
      </QueryClientProvider>
    ),
    hydrate: () => {
      const answers = answersOfPage();
      if (answers !== null) hydrate(queryClient, answers);
    },
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
