import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnyRoute } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { pageModules } from "./page-modules.ts";
import { routeTree } from "./route-table.tsx";

const childrenOf = (route: AnyRoute): AnyRoute[] => Object.values((route.children ?? {}) as Record<string, AnyRoute>);
const withPage = (route: AnyRoute, path: string): string[] => {
  const own = route.isRoot ? "" : `${path}/${String((route.options as { path?: string }).path)}`.replace(/\/+/g, "/");
  const below = childrenOf(route).flatMap((child) => withPage(child, own));
  return route.isRoot || !route.options.component ? below : [own, ...below];
};

describe("the table of page modules", () => {
  test("names the module of every screen of the route table, and no other", () => {
    expect(Object.keys(pageModules).toSorted()).toEqual(withPage(routeTree as unknown as AnyRoute, "").toSorted());
  });

  test("names every file of a screen except those for things that are gone", () => {
    const screens = globSync("features/**/*.page.tsx", { cwd: fileURLToPath(new URL("..", import.meta.url)) });
    const unnamed = screens.filter((file) => !Object.values(pageModules).includes(file));
    expect(unnamed.filter((file) => !/(^|[/-])gone[-.]/.test(file))).toEqual([]);
  });

  test.each(Object.entries(pageModules))("%s has a file that exists", (_route, module) => {
    expect(existsSync(fileURLToPath(new URL(`../${module}`, import.meta.url)))).toBe(true);
  });
});
