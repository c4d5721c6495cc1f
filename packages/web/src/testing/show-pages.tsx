import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import type { FunctionComponent } from "react";
import type { Api } from "../api/create-api.ts";
import { createOrpc } from "../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../routes/app-context.ts";

/** For a page that is only gone to. */
export const EmptyPage = () => null;

/** Waits until what was begun has been rendered: navigation, blockers, answers that are there already. */
export const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/**
 * Renders pages, by their paths, with the app around them. `api` has the calls that they make, `more` what else they
 * take from the app.
 */
export function showPages(
  pages: Record<string, FunctionComponent>,
  history: RouterHistory,
  api: object = {},
  more: object = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { api, orpc: createOrpc(api as Api), queryClient: client, ...more } as AppContext;
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={client}>
        <ContextOfApp value={context}>
          <Outlet />
        </ContextOfApp>
      </QueryClientProvider>
    ),
  });
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  render(<RouterProvider router={router as never} />);
  return { router, client, orpc: context.orpc };
}
