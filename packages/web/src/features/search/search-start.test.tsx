// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { settle, showPages } from "../../testing/show-pages.tsx";
import { searchHistory } from "./search-history.ts";
import { SearchStart } from "./search-start.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  searchHistory.reset();
  overwriteGetLocale(before);
});

it("after the last searches are cleared, the heading around them has the focus (search §2)", async () => {
  searchHistory.set({ queries: ["ramen"] });
  const page = () => (
    <main>
      <h1>Search</h1>
      <SearchStart onSearch={() => {}} />
    </main>
  );
  showPages({ "/": page }, createMemoryHistory(), { search: { searchTrends: () => new Promise(() => {}) } });
  const clear = await screen.findByRole("button", { name: "Clear the list" });
  clear.focus();
  fireEvent.click(clear);
  await settle();
  expect(screen.queryByText("ramen")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Search" }));
});
