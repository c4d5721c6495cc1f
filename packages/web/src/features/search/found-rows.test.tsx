// @vitest-environment happy-dom
import type { FoundItem } from "@tablee/contract/search/search.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { EmptyPage, showPages } from "../../testing/show-pages.tsx";
import { ItemFound } from "./found-rows.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const text = (words: string) => ({ en: words, fr: words, default: null });
const DISH: FoundItem = {
  id: 3,
  name: text("Poutine"),
  description: text(""),
  type: "plate",
  price: 12.5,
  price_from: false,
  currency: "CAD",
  image_url: null,
  stock_status: "available",
  restaurant_id: 1,
  restaurant_name: text("Chez Lina"),
  restaurant_city: "Laval",
  distance_km: null,
};

it.each([
  [{}, "$12.50 · Chez Lina"],
  [{ price_from: true }, "From $12.50 · Chez Lina"],
  [{ stock_status: "out_of_stock" }, "Out of stock · Chez Lina"],
  [{ stock_status: "until tomorrow", price: null }, "Out of stock · Chez Lina"],
  [{ price: null }, "Not available yet · Chez Lina"],
] as const)("a dish that was found, with %j, is followed by %j (menus §2)", async (own, below) => {
  const history = createMemoryHistory({ initialEntries: ["/trends"] });
  const row = () => <ItemFound item={{ ...DISH, ...own }} />;
  showPages({ "/trends": row, "/menu/$restaurant": EmptyPage }, history, {});
  expect((await screen.findByRole("link")).textContent).toBe(`PPoutine${below}`);
});
