import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import type { Api } from "./api/create-api.ts";
import { createOrpc } from "./api/query-options.ts";
import type { Platform } from "./platform/platform.ts";
import type { AppContext } from "./routes/app-context.ts";
import { routeTree } from "./routes/route-table.tsx";

export interface AppRouterOptions {
  api: Api;
  platform: Platform;
  renderedForMember: boolean;
  renderedAt: Date;
  /** While a page is rendered: what its inline scripts bear. */
  nonce?: string | null;
}

const onServer = typeof document === "undefined";

/**
 * Where a page that has just been opened stands is the visitor's business: the router would take back to its top whoever
 * has scrolled before the app came. On a reload, and from then on, places are restored.
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

export function createAppRouter({ api, platform, renderedForMember, renderedAt, nonce }: AppRouterOptions) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: onServer ? false : 2,
        refetchOnWindowFocus: true,
        // `navigator.onLine` lies: a call that fails says that one is offline (shell/connection.ts).
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
      // What the server reads for the head of a page alone does not travel with it.
      dehydrate: {
        shouldDehydrateQuery: ({ meta }) => meta?.["stays_on_server"] !== true,
        serializeData: JSON.stringify,
      },
      // As text it is a tenth smaller than as the script that the router would make of it, and quicker to read.
      hydrate: { deserializeData: JSON.parse },
    },
  });
  const context: AppContext = {
    queryClient,
    api,
    orpc: createOrpc(api),
    platform,
    rendered_for_member: renderedForMember,
    rendered_at: renderedAt,
    origin: platform.origin,
  };
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    scrollRestoration: unlessJustOpened(),
    defaultViewTransition: false,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
