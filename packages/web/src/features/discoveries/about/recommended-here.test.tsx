// @vitest-environment happy-dom
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { EmptyPage, settle, showPages } from "../../../testing/show-pages.tsx";
import { RecommendedHere } from "./recommended-here.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dish = (id: number) => {
  const name = { en: `Dish ${id}`, fr: null, default: null };
  return {
    id,
    account_id: 3,
    name,
    image_url: "/p.webp",
    first_name: "Inès",
    last_name: "Roy",
  } as unknown as Discovery;
};

async function show(recommendations: Discovery[]) {
  const at = vi.fn(async () => ({ recommendations }));
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const pages = {
    "/": () => <RecommendedHere id={7} />,
    "/restaurants/$restaurant_id/recommended": EmptyPage,
    "/discovery/$id": EmptyPage,
  };
  const { router } = showPages(pages, history, { discoveries: { at } });
  await settle();
  return { router, at };
}

it("what is recommended at a restaurant scrolls by 500 px a press (discoveries §10)", async () => {
  await show([dish(1), dish(2)]);
  const scrollBy = vi.spyOn(Element.prototype, "scrollBy").mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole("button", { name: m.discoveries_scroll_on() }));
  fireEvent.click(screen.getByRole("button", { name: m.discoveries_scroll_back() }));
  expect(scrollBy.mock.calls).toEqual([[{ left: 500 }], [{ left: -500 }]]);
  expect(scrollBy.mock.instances[0]).toBe(screen.getByRole("list"));
});

it("its View More leads to everything that is recommended there (discoveries §31)", async () => {
  const { router, at } = await show([dish(1)]);
  fireEvent.click(await screen.findByRole("link", { name: m.discoveries_view_more() }));
  expect(at).toHaveBeenCalledWith({ id: 7, limit: 12 }, expect.anything());
  await settle();
  expect(router.state.location.href).toBe("/restaurants/7/recommended");
});

it("where nobody recommends anything, there is no row", async () => {
  await show([]);
  expect(screen.queryByRole("list")).toBeNull();
});
