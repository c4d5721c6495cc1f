// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, renderHook } from "@testing-library/react";
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

describe("whoever is signed in is asked before the page of the sign-in signs out (accounts §10)", () => {
  it("where that is the page that a shell opens with, as a popup that was closed there", () => {
    expect(isAsked(["/login"])).toBe(true);
  });

  it("and not where a page of the app has led there, here or as the page before", () => {
    expect(isAsked(["/account", "/login"])).toBe(false);
    vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/account`);
    expect(isAsked(["/login"])).toBe(false);
  });

  it("and not where somebody has opened it by hand, once, as a page of elsewhere cannot", () => {
    const told = () => (document.cookie = "opened=1");
    told();
    vi.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/");
    expect(isAsked(["/login"])).toBe(true);
    vi.restoreAllMocks();
    told();
    expect(isAsked(["/login"])).toBe(false);
  });
});
