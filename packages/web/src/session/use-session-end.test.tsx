// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { m } from "../paraglide/messages.js";
import type { TokenStore } from "../platform/platform.ts";
import { takeReturn } from "./return-path.ts";
import { openTokens, replaceToken, storeToken } from "./token.ts";
import { useSessionEnd } from "./use-session-end.ts";

beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
afterEach(async () => {
  cleanup();
  takeReturn();
  await openTokens({ ...TOKENS, read: async () => null });
});

const TOKENS: TokenStore = {
  read: async () => "of-a-member",
  write: async () => undefined,
  onChangeElsewhere: () => undefined,
};

const settle = () => act(async () => new Promise((done) => setTimeout(done, 30)));

function Page() {
  useSessionEnd();
  return null;
}

async function page() {
  await openTokens(TOKENS);
  const root = createRootRoute({ component: Page });
  const routes = ["/discovery/1", "/login"].map((path) => createRoute({ getParentRoute: () => root, path }));
  const history = createMemoryHistory({ initialEntries: ["/discovery/1"] });
  history.replace("/discovery/1", { sheet: "comments-1" });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  render(
    <ToastProvider regionLabel="Messages" closeLabel="Close">
      <RouterProvider router={router as never} />
    </ToastProvider>,
  );
  await settle();
  return router;
}

const told = () => screen.queryAllByText(m.accounts_session_ended()).length > 0;

it("a session that the server has ended is told, and leads to the sign-in and back to the open sheet", async () => {
  const router = await page();
  await act(async () => void (await replaceToken("of-a-member", null)));
  await settle();
  expect(told()).toBe(true);
  fireEvent.click(screen.getByText(m.accounts_sign_in()));
  await settle();
  expect(router.state.location.pathname).toBe("/login");
  expect(takeReturn()).toEqual({ path: "/discovery/1", state: { sheet: "comments-1" } });
});

it("whoever signs in again reads it no longer, and whoever signs out never does", async () => {
  await page();
  await act(async () => void (await replaceToken("of-a-member", null)));
  await settle();
  await act(async () => storeToken("of-the-member-again"));
  await settle();
  expect(told()).toBe(false);
  await act(async () => storeToken(null));
  await settle();
  expect(told()).toBe(false);
});
