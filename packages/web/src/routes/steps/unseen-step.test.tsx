// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leaveUnseenSteps } from "./unseen-step.ts";

afterEach(cleanup);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/** At a menu that was opened from the feed; /trends loads until `arrive`. */
async function atMenu(isComing = () => false) {
  let arrive = (): void => undefined;
  const root = createRootRoute({ component: Outlet });
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const trends = createRoute({
    getParentRoute: () => root,
    path: "/trends",
    loader: () => new Promise<void>((done) => (arrive = done)),
  });
  const router = createRouter({
    routeTree: root.addChildren([page("/"), page("/menu"), page("/profile"), trends]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  leaveUnseenSteps(router as never, isComing);
  render(<RouterProvider router={router as never} />);
  await settle();
  const go = (to: object) => act(async () => void router.navigate(to as never));
  await go({ to: "/menu" });
  await settle();
  return {
    router,
    go,
    arrive: async () => {
      await act(async () => arrive());
      await settle();
    },
    back: async () => {
      router.history.back();
      await settle();
      return router.history.location.href;
    },
    at: () => router.history.location.href,
    steps: () => router.history.length,
  };
}

it("a link pressed while another page is loading is opened instead of it, and Back leads to the page that was seen", async () => {
  const { go, at, back } = await atMenu();
  await go({ to: "/trends" });
  await go({ to: "/profile" });
  await settle();
  expect(at()).toBe("/profile");
  expect(await back()).toBe("/menu");
});

it("what is opened over the page that is still shown opens there, and not over the page that is loading", async () => {
  const { go, at, back } = await atMenu();
  await go({ to: "/trends" });
  await go({ to: ".", search: { item: 7 }, state: { sheet: "dish" } });
  await settle();
  expect(at()).toBe("/menu?item=7");
  expect(await back()).toBe("/menu");
});

it("a delayed correction of the address does not reach the page that is loading", async () => {
  const { go, arrive, at, steps } = await atMenu();
  await go({ to: "/trends" });
  await go({ to: ".", search: { q: "soup" }, replace: true });
  await arrive();
  expect(at()).toBe("/trends");
  expect(steps()).toBe(3);
});

it("of two cards pressed before either is shown, the second opens, and Back leads to the list", async () => {
  let coming = false;
  const { go, at, back } = await atMenu(() => coming);
  coming = true;
  await go({ to: ".", search: { item: 1 } });
  await settle();
  await go({ to: ".", search: { item: 2 } });
  await settle();
  expect(at()).toBe("/menu?item=2");
  expect(await back()).toBe("/menu");
  coming = false;
});

it("what has been seen keeps its step, also while something else is loading", async () => {
  let coming = false;
  const { go, back } = await atMenu(() => coming);
  await go({ to: ".", search: { item: 1 } });
  await settle();
  coming = true;
  await go({ to: ".", search: { item: 2 } });
  await settle();
  expect(await back()).toBe("/menu?item=1");
  coming = false;
});

it("a page to which Back leads keeps its step while it is loading", async () => {
  const { router, go, arrive, back } = await atMenu();
  await go({ to: "/trends" });
  await arrive();
  await go({ to: "/profile" });
  await settle();
  router.history.back();
  await go({ to: "/menu" });
  await settle();
  expect(await back()).toBe("/trends");
});

it("each step within a dialog keeps an entry of its own", async () => {
  let coming = true;
  const { go, steps } = await atMenu(() => coming);
  await go({ to: ".", search: true, state: { steps: 1 } });
  await go({ to: ".", search: true, state: { steps: 2 } });
  await settle();
  expect(steps()).toBe(4);
  coming = false;
});
