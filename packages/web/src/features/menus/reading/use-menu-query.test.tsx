// @vitest-environment happy-dom
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useOpenDish } from "./menu-address.ts";
import { useMenuQuery } from "./use-menu-query.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Menu() {
  const [query, change] = useMenuQuery();
  const open = useOpenDish();
  return (
    <>
      <input type="search" value={query} onChange={({ target }) => change(target.value)} />
      <button type="button" onClick={() => open({ item: 7 })}>
        Poutine
      </button>
    </>
  );
}

async function typeInMenu() {
  const router = createRouter({
    routeTree: createRootRoute({ component: Menu }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(<RouterProvider router={router as never} />);
  const field = await screen.findByRole("searchbox");
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: "poutine" } });
  return router;
}

it("leaves a dish that is opened right after typing the entry of its dialog, which Back closes", async () => {
  const router = await typeInMenu();
  fireEvent.click(screen.getByRole("button"));
  await act(() => vi.advanceTimersByTimeAsync(INPUT_PAUSE_MS));
  expect(router.latestLocation.search).toEqual({ item: 7, q: "poutine" });
  expect(router.latestLocation.state.sheet).toBe("dish");
  expect(router.history.length).toBe(2);
});

it.each([
  ["pressed", () => fireEvent.pointerDown(screen.getByRole("button"))],
  ["focused by the keyboard", () => fireEvent.focusOut(screen.getByRole("searchbox"))],
])("is in the address before a dish that is %s opens, so that Back leads to the menu as it was", async (_, leave) => {
  const router = await typeInMenu();
  leave();
  fireEvent.click(screen.getByRole("button"));
  await act(() => vi.advanceTimersByTimeAsync(INPUT_PAUSE_MS));
  expect(router.latestLocation.search).toEqual({ item: 7, q: "poutine" });
  router.history.back();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(router.latestLocation.search).toEqual({ q: "poutine" });
  expect(router.history.length).toBe(2);
});
