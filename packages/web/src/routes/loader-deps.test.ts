import type { AnyRoute } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { routeTree } from "./route-table.tsx";

type DepsOf = (of: { search: object }) => object;

const routesOf = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(routesOf),
];
const depending = routesOf(routeTree as unknown as AnyRoute).flatMap(({ options }) => {
  const { path, loaderDeps } = options as { path?: string; loaderDeps?: DepsOf };
  return loaderDeps ? [{ path, loaderDeps }] : [];
});

const SEARCH = {
  variant: "fresh",
  worldwide: true,
  hashtag: "pho",
  group: "g",
  type: "t",
  around: "45,-73",
  open: true,
};

test("some routes load by their address's parameters", () => expect(depending.length).toBeGreaterThan(3));

// A page with its parameters in another order, or with an advertiser's mark, is rendered only once (apps/host,
// page-request.ts): if the router's matches differed from the server's, the browser would discard the page.
test.each(depending)("$path loads the same whatever the order of its parameters, and with unknown ones", (route) => {
  const turned = Object.fromEntries([["utm_source", "x"], ...Object.entries(SEARCH).toReversed()]);
  expect(JSON.stringify(route.loaderDeps({ search: turned }))).toBe(
    JSON.stringify(route.loaderDeps({ search: SEARCH })),
  );
});
