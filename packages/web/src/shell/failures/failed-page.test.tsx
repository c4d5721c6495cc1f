// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tellLineBack, unfetched } from "../../api/unfetched.ts";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { FailedPage } from "./failed-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of which a part failed for this reason. */
async function open(error: Error) {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const asked = vi.fn<typeof fetch>(async () => {
    throw new TypeError("Failed to fetch");
  });
  vi.stubGlobal("fetch", asked);
  const routeTree = createRootRoute({
    component: () => {
      throw error;
    },
    errorComponent: FailedPage,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const context = { host_facts: { site: null } } as AppContext;
  await act(async () =>
    render(
      <ContextOfApp value={context}>
        <RouterProvider router={router as never} />
      </ContextOfApp>,
    ),
  );
  return asked;
}

it("a part that could not be loaded is loaded again when the connection is back (shell §39)", async () => {
  const asked = await open(unfetched("no line"));
  expect(screen.getByRole("heading").textContent).toBe("You are offline");
  const before = asked.mock.calls.length;
  await act(async () => tellLineBack());
  expect(asked).toHaveBeenCalledTimes(before + 1);
});

it("a page that failed for another reason is not loaded again when the connection is back", async () => {
  const asked = await open(new Error("A mistake"));
  await act(async () => tellLineBack());
  expect(asked).not.toHaveBeenCalled();
});
