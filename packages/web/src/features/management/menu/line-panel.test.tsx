// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from "@tanstack/react-router";
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LinePanel } from "./line-panel.tsx";

const now = vi.spyOn(performance, "now");
afterEach(() => {
  cleanup();
  now.mockRestore();
});

it("the second press of the double press that has added a dish does not lead back to all dishes", async () => {
  const root = createRootRoute({ component: Outlet });
  const menu = createRoute({
    getParentRoute: () => root,
    path: "/restaurant-admin/$restaurant_id/menu",
    component: () => null,
  });
  const history = createMemoryHistory({ initialEntries: ["/restaurant-admin/1/menu?line=new"] });
  const router = createRouter({ routeTree: root.addChildren([menu]), history });
  now.mockReturnValue(1_000);
  render(
    <RouterContextProvider router={router as never}>
      <LinePanel restaurant_id={1} name="Unnamed" isNameless back="All dishes">
        <input />
      </LinePanel>
    </RouterContextProvider>,
  );
  now.mockRestore();
  const press = async (at: number) => {
    const link = screen.getByRole("link", { name: "All dishes" });
    const click = createEvent.click(link);
    Object.defineProperty(click, "timeStamp", { value: at });
    await act(async () => void fireEvent(link, click));
  };
  await press(1_300);
  expect(history.location.search).toBe("?line=new");
  await press(1_500);
  await waitFor(() => expect(history.location.search).toBe(""));
});
