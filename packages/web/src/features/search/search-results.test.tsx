// @vitest-environment happy-dom
import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { SearchDialog } from "./search-dialog.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  overwriteGetLocale(before);
});

const NONE: SearchAnswer = { accounts: [], recommendations: [], restaurant_items: [], restaurants: [] };
const text = (words: string) => ({ en: words, fr: null, default: null });
const FAR = {
  id: 4,
  name: text("Sushi Ando"),
  city: "Sapporo",
  distance_km: 10_000,
  logo_image_path: null,
  cover_image_path: null,
  status: "open",
  hours: null,
  timezone: "Asia/Tokyo",
  planned_orders_enabled: true,
};

/** The dialog of a search that finds nothing but restaurants far away, with a query typed. Returns the lists asked for. */
async function search(query: string, continuation: string | null = null) {
  const list = vi.fn(async ({ worldwide }: { worldwide?: boolean }) => ({
    restaurants: worldwide ? [FAR] : [],
    continuation,
  }));
  const api = {
    search: { universal: async () => NONE, trends: () => new Promise(() => {}) },
    restaurants: { list },
    places: { position: () => new Promise(() => {}) },
  };
  const platform = { positionAllowed: async () => false };
  const pages = {
    "/": () => <SearchDialog open hide={() => {}} />,
    "/restaurants": EmptyPage,
    "/restaurants/$restaurant_id": EmptyPage,
    "/trends": EmptyPage,
  };
  showPages(pages, createMemoryHistory({ initialEntries: ["/"] }), api, { platform });
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: query } });
  await waitFor(() => expect(list).toHaveBeenCalled());
  await settle();
  return list;
}

const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("a query that filters restaurants, of which there are none nearby, says that nothing was found (search §1)", async () => {
  await search("sushi delivery");
  expect(await screen.findByRole("heading", { name: /Nothing found/ })).toBeTruthy();
  expect(said().join()).toMatch(/Nothing found/);
  // The link to the filtered list stays: there, the filter can be changed.
  expect(screen.getByRole("link", { name: /Restaurants: Sushi · Delivery/ })).toBeTruthy();
});

it("nothing is said while the list goes on after a page without any of them", async () => {
  await search("sushi delivery", "next");
  expect(await screen.findByRole("link", { name: /Restaurants: Sushi · Delivery/ })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /Nothing found/ })).toBeNull();
  expect(said().join()).not.toMatch(/Nothing found/);
});

it("extended worldwide, it also shows the filter's restaurants from everywhere (search §15)", async () => {
  const list = await search("sushi delivery");
  fireEvent.click(screen.getByRole("button", { name: "Worldwide" }));
  expect(await screen.findByText("Sushi Ando")).toBeTruthy();
  expect(list.mock.lastCall?.[0]).toMatchObject({ cuisine: "sushi", worldwide: true });
  expect(screen.queryByRole("heading", { name: /Nothing found/ })).toBeNull();
});
