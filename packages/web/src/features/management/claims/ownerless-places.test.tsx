// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, settle, showPages } from "../../../testing/show-pages.tsx";
import { OwnerlessPlaces } from "./ownerless-places.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

function show(places: object[]) {
  const pages = { "/": OwnerlessPlaces, "/restaurant-admin/$restaurant_id/people": EmptyPage };
  const api = { claims: { ownerless: async () => ({ places }) } };
  return showPages(pages, createMemoryHistory({ initialEntries: ["/"] }), api);
}

it("places without an owner lead to where an owner is invited (management §47)", async () => {
  show([{ restaurant_id: 7, name: { en: "Chez Zoé" }, address: "14 rue des Lilas", city: "Laval" }]);
  const link = await screen.findByRole("link", { name: /Chez Zoé.*14 rue des Lilas/ });
  expect(link.getAttribute("href")).toBe("/restaurant-admin/7/people");
  screen.getByRole("heading", { name: "Without an owner" });
});

it("nothing is said of them if there are none", async () => {
  show([]);
  await settle();
  expect(document.body.textContent).toBe("");
});
