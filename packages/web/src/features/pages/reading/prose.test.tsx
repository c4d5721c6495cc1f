// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  retainSearchParams,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EmptyPage, settle } from "../../../testing/show-pages.tsx";
import { Prose } from "./prose.tsx";

afterEach(cleanup);

it("a link in an article stays in the app and in embed mode (shell §28)", async () => {
  const root = createRootRoute({
    validateSearch: ({ embed }: { embed?: boolean }) => ({ embed }),
    search: { middlewares: [retainSearchParams(["embed"])] },
    component: Outlet,
  });
  const article = createRoute({
    getParentRoute: () => root,
    path: "/news",
    component: () => <Prose html='<a href="/about?part=2#who">Who we are</a>' />,
  });
  const about = createRoute({ getParentRoute: () => root, path: "/about", component: EmptyPage });
  const history = createMemoryHistory({ initialEntries: ["/news?embed=true"] });
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([article, about]), history }) as never} />);
  await settle();
  act(() => document.querySelector("a")?.click());
  await settle();
  const { pathname, search, hash } = history.location;
  expect([pathname, hash]).toEqual(["/about", "#who"]);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ part: "2", embed: "true" });
});
