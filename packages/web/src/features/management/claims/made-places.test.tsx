// @vitest-environment happy-dom
import { OWNERLESS, PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, showPages } from "../../../testing/show-pages.tsx";
import { MadePlaces } from "./made-places.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it.each([
  [PREPARING, "In preparation"],
  ["open", "Open"],
  ["paused", "Paused"],
  [OWNERLESS, "Without an owner"],
])("a place that a member made and that is %s is called %j (management §42)", async (status, word) => {
  const made_at = "2026-11-18T17:00:00.000Z";
  const place = { restaurant_id: 7, name: { en: "Zoé" }, address: "1 rue A", city: "Laval", made_at, owner: null };
  const api = { opening: { made: async () => ({ places: [{ ...place, status }] }) } };
  const pages = { "/": MadePlaces, "/restaurant-admin/$restaurant_id": EmptyPage };
  showPages(pages, createMemoryHistory({ initialEntries: ["/"] }), api);
  expect((await screen.findByRole("link")).textContent).toContain(word);
});
