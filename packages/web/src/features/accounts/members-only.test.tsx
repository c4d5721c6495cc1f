// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { takeReturnPath } from "../../session/return-path.ts";
import { openTokens, storeToken } from "../../session/token.ts";
import { MembersOnly } from "./members-only.tsx";

const keeping = (token: string | null) =>
  openTokens({ read: async () => token, write: async () => {}, onChangeElsewhere: () => {} });

/** Opens the account page for whoever is signed in, beside the other pages. */
async function open() {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, words: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{words}</p> });
  const account = createRoute({
    getParentRoute: () => root,
    path: "/account/$tab",
    component: () => <MembersOnly waiting={<p>Waiting</p>}>Yours</MembersOnly>,
  });
  const router = createRouter({
    routeTree: root.addChildren([account, page("/", "Feed"), page("/login", "Sign in")]),
    history: createMemoryHistory({ initialEntries: ["/account/data"] }),
  });
  render(
    <ContextOfApp value={{ rendered_for_member: false } as AppContext}>
      <RouterProvider router={router as never} />
    </ContextOfApp>,
  );
  await screen.findByText("Waiting");
  return router;
}

describe("a page for members whose session ends", () => {
  beforeEach(() => keeping("mine"));
  afterEach(async () => {
    cleanup();
    takeReturnPath();
    await keeping(null);
  });

  it("leads to the sign-in, and keeps the path to return to", async () => {
    const router = await open();
    act(() => storeToken(null));
    await screen.findByText("Sign in");
    expect(router.latestLocation.pathname).toBe("/login");
    expect(takeReturnPath()).toBe("/account/data");
  });

  it("does not redirect a member who is going to another page, as after deleting the account", async () => {
    const router = await open();
    await act(async () => {
      storeToken(null);
      await router.navigate({ to: "/", replace: true });
    });
    await screen.findByText("Feed");
    expect(router.latestLocation.pathname).toBe("/");
    expect(takeReturnPath()).toBeNull();
  });
});
