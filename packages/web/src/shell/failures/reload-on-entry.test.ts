// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, it, vi } from "vitest";
import { reloadOnEntry } from "./reload-on-entry.ts";

it("a loader is called when its page is entered, and not when a sheet opens over it", async () => {
  const loader = vi.fn(async () => undefined);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/page", loader });
  const other = createRoute({ getParentRoute: () => root, path: "/other" });
  const router = createRouter({
    routeTree: root.addChildren([page, other]),
    history: createMemoryHistory({ initialEntries: ["/page"] }),
  });
  reloadOnEntry(router);
  await router.load();
  expect(loader).toHaveBeenCalledTimes(1);
  await router.navigate({ to: ".", state: { sheet: "filters" } } as never);
  await router.load();
  expect(loader).toHaveBeenCalledTimes(1);
  await router.navigate({ to: "/other" } as never);
  await router.navigate({ to: "/page" } as never);
  expect(loader).toHaveBeenCalledTimes(2);
});
