// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { NewArticle } from "./new-article.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/** The form of a new article; what it sends is answered by `answer`. */
async function atForm() {
  let answer = (): void => undefined;
  const create = () => new Promise((done) => (answer = () => done({ id: 5 })));
  const api = { pages: { create, edited: create, list: create } } as unknown as Api;
  const client = new QueryClient();
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={client}>
        <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
          <Outlet />
        </ContextOfApp>
      </QueryClientProvider>
    ),
  });
  const page = (path: string, component = (): React.ReactNode => null) =>
    createRoute({ getParentRoute: () => root, path, component });
  const history = createMemoryHistory({ initialEntries: ["/admin/articles/new"] });
  const router = createRouter({
    routeTree: root.addChildren([
      page("/admin/articles/new", NewArticle),
      page("/admin/articles/$id"),
      page("/elsewhere"),
    ]),
    history,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole("button", { name: "Start writing" });
  return {
    type: (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    press: async (name: string) => {
      fireEvent.click(screen.getByRole("button", { name }));
      await settle();
    },
    leave: async () => {
      await act(async () => history.push("/elsewhere"));
      await settle();
    },
    answer: async () => {
      await act(async () => answer());
      await settle();
    },
    at: () => [history.location.pathname, screen.queryByRole("alertdialog") !== null],
  };
}

it("a new article that is begun is opened in place of the form", async () => {
  const { type, press, answer, at } = await atForm();
  type("English title", "Soup of the day");
  await press("Start writing");
  await answer();
  expect(at()).toEqual(["/admin/articles/5", false]);
});

it("whoever has left meanwhile stays where they went", async () => {
  const { type, press, leave, answer, at } = await atForm();
  type("English title", "Soup of the day");
  await press("Start writing");
  await leave();
  await press("Leave");
  await answer();
  expect(at()).toEqual(["/elsewhere", false]);
});

it("an address that was typed is not left without a question (pages §11)", async () => {
  const { leave, at } = await atForm();
  await leave();
  expect(at()).toEqual(["/elsewhere", false]);
  cleanup();
  const again = await atForm();
  again.type("End of the address", "soup");
  await again.leave();
  expect(again.at()).toEqual(["/admin/articles/new", true]);
});
