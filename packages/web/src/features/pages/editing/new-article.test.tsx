// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, settle, showPages } from "../../../testing/show-pages.tsx";
import { NewArticle } from "./new-article.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

/** The form of a new article; what it sends is answered by `answer`. */
async function atForm() {
  let answer = (): void => undefined;
  const create = () => new Promise((done) => (answer = () => done({ id: 5 })));
  const history = createMemoryHistory({ initialEntries: ["/admin/articles/new"] });
  showPages({ "/admin/articles/new": NewArticle, "/admin/articles/$id": EmptyPage, "/elsewhere": EmptyPage }, history, {
    pages: { create, edited: create, list: create },
  });
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
