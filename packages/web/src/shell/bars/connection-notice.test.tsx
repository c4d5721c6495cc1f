// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { ConnectionNotice } from "./connection-notice.tsx";

afterEach(cleanup);

it.each([
  ["/menu/7", true],
  ["/restaurant-admin/7/settings", false],
  ["/kitchen", false],
])("offline at %s, the basket is mentioned: %s", (path, isMentioned) => {
  overwriteGetLocale(() => "en");
  const routeTree = createRootRoute({ component: Outlet });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router as never}>
        <ConnectionNotice connection="lost" />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/what you last saw/).textContent.includes("basket")).toBe(isMentioned);
});
