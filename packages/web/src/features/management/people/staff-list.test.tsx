// @vitest-environment happy-dom
import { PICK_MS } from "@tablee/design-system/inputs/settled-select";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { StaffList } from "./staff-list.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const person = (account_id: number, name: string | null, self: boolean) => ({
  account_id,
  name,
  role: "owner",
  self,
});

function list(people = [person(1, "Ana", true), person(2, "Ben", false)]) {
  const change = vi.fn(() => Promise.resolve({}));
  const query = (queryKey: string, answer: object) => ({
    key: () => [queryKey],
    queryOptions: () => ({ queryKey: [queryKey], queryFn: () => Promise.resolve(answer) }),
  });
  const orpc = {
    people: { list: query("people", {}) },
    settings: { get: query("settings", { name: { en: "Chez Ana", fr: null, default: null } }) },
  };
  const client = new QueryClient();
  client.setQueryData(["settings"], { name: { en: "Chez Ana", fr: null, default: null } });
  const root = createRootRoute({ component: Outlet });
  const at = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([at("/restaurant-admin"), at("/restaurant-admin/$restaurant_id/people")]),
    history: createMemoryHistory({ initialEntries: ["/restaurant-admin/1/people"] }),
  });
  const readAnew = vi.spyOn(client, "invalidateQueries");
  render(
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api: { people: { change } }, orpc } as unknown as AppContext}>
        <RouterContextProvider router={router as never}>
          <ToastProvider closeLabel="Close" regionLabel="Messages" load={async () => () => <></>}>
            <StaffList restaurant_id={1} people={people as never} />
          </ToastProvider>
        </RouterContextProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  return { change, router, readAnew };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: new RegExp(name) });
const pick = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });

it("somebody without a name is called by the number of their account", () => {
  list([person(1, "Ana", true), person(12, null, false)]);
  expect(screen.getByText("Account 12")).toBeTruthy();
  expect(screen.getByRole("link", { name: "What Account 12 did" })).toBeTruthy();
});

it("roles that arrow keys pass are not taken, only the one at which they stop", async () => {
  vi.useFakeTimers();
  const { change } = list();
  pick("Ben", "manager");
  pick("Ben", "kitchen");
  await act(() => vi.advanceTimersByTimeAsync(PICK_MS));
  expect(change.mock.calls).toEqual([[{ restaurant_id: 1, account_id: 2, role: "kitchen" }]]);
});

it("a role is taken at once when its select is left", async () => {
  const { change } = list();
  pick("Ben", "manager");
  fireEvent.blur(select("Ben"));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
});

it("members who pick another role for themselves are asked first, and keep theirs if they cancel", async () => {
  const { change } = list();
  pick("Ana", "kitchen");
  fireEvent.blur(select("Ana"));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(change).not.toHaveBeenCalled();
  expect(select("Ana").value).toBe("owner");
});

it("members who leave a restaurant are asked in words of their own, and led to their restaurants", async () => {
  const { change, router, readAnew } = list();
  fireEvent.click(screen.getByRole("button", { name: "Leave the restaurant" }));
  expect(await screen.findByText("Leave Chez Ana?")).toBeTruthy();
  expect(screen.getByText("Only another owner can invite you back.")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Leave the restaurant" }).at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe("/restaurant-admin"));
  expect(change).toHaveBeenCalledWith({ restaurant_id: 1, account_id: 1, role: null });
  await waitFor(() => expect(readAnew).toHaveBeenCalledWith());
});
