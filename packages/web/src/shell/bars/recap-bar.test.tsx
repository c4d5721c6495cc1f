// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Basket } from "../../features/orders/basket/basket-schema.ts";
import { basketStore } from "../../features/orders/basket/basket-store.ts";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { settle, showPages } from "../../testing/show-pages.tsx";
import { RecapBar } from "./recap-bar.tsx";

const before = getLocale;
const text = (en: string) => ({ en, fr: null, default: null });
const restaurant = { id: 7, name: text("Chez Margot"), currency: "CAD", image_url: null, timezone: "America/Toronto" };
const shown = { id: "1", name: text("Fries"), image_url: null, unit_price: 500 };
const fries = { type: "item", item_id: 3, modifiers: [], notes: "", ...shown };

/** There are so many portions of fries in the basket. */
const order = (quantity: number) =>
  basketStore.set(v.parse(Basket, { restaurant, items: [{ ...fries, quantity }], mode: "take_out" }));

beforeEach(() => {
  overwriteGetLocale(() => "en");
  order(1);
});
afterEach(() => {
  cleanup();
  basketStore.reset();
  overwriteGetLocale(before);
});

/** The bar on a page. Returns what a screen reader is told about the basket. */
async function on(page: string): Promise<() => string | null | undefined> {
  showPages({ "/menu": RecapBar, "/orders/now": RecapBar }, createMemoryHistory({ initialEntries: [page] }));
  await settle();
  return () => screen.getByRole("status").textContent;
}

it("a dish that is added while the bar is shown is announced with the total (orders §37)", async () => {
  const said = await on("/menu");
  act(() => order(2));
  expect(said()).toMatch(/2 items.*\$10\.00/);
});

it("on the basket's own page, which announces its amounts, the bar is silent", async () => {
  const said = await on("/orders/now");
  expect(said()).toBe("");
  act(() => order(2));
  expect(said()).toBe("");
  expect(screen.queryByRole("region")).toBeNull();
});
