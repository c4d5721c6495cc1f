// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useIsFromElsewhere } from "./from-elsewhere.ts";

/** Renders as in a shell, without a server, and opens these paths one after the other. */
function isAsked([first = "", ...others]: string[]): boolean {
  const history = createMemoryHistory({ initialEntries: [first] });
  for (const path of others) history.push(path);
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
  );
  return renderHook(useIsFromElsewhere, { wrapper }).result.current;
}

afterEach(() => {
  cleanup();
  document.cookie = "opened=; path=/login; max-age=0; samesite=strict";
  vi.restoreAllMocks();
});

describe("the sign-in page asks a member before it signs them out (accounts §10)", () => {
  it("if it is the page with which a shell opens", () => {
    expect(isAsked(["/login"])).toBe(true);
  });

  it("if Back leads there, and not if a link inside the app does", async () => {
    const asked: boolean[] = [];
    const root = createRootRoute();
    const page = (path: string, component: () => null) => createRoute({ getParentRoute: () => root, path, component });
    const history = createMemoryHistory({ initialEntries: ["/", "/login", "/register"] });
    const routeTree = root.addChildren([
      page("/", () => null),
      page("/register", () => null),
      page("/login", () => {
        asked.push(useIsFromElsewhere());
        return null;
      }),
    ]);
    const router = createRouter({ routeTree, history });
    const arriveAt = (path: string) =>
      waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path), { timeout: 5_000 });
    render(<RouterProvider router={router as never} />);
    await arriveAt("/register");
    act(() => history.back());
    await arriveAt("/login");
    expect(new Set(asked)).toEqual(new Set([true]));
    asked.length = 0;
    act(() => history.back());
    await arriveAt("/");
    await act(async () => router.navigate({ to: "/login" }));
    await arriveAt("/login");
    expect(new Set(asked)).toEqual(new Set([false]));
  });

  it("but not if a page of the app has led there, by navigation or as the referrer", () => {
    expect(isAsked(["/account", "/login"])).toBe(false);
    vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/account`);
    expect(isAsked(["/login"])).toBe(false);
  });

  it("but not if it was opened by hand, unless a page elsewhere is the referrer", () => {
    const told = () => (document.cookie = "opened=1");
    told();
    vi.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/");
    expect(isAsked(["/login"])).toBe(true);
    vi.restoreAllMocks();
    told();
    expect(isAsked(["/login"])).toBe(false);
  });
});
