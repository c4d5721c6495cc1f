// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { text } from "@tablee/domain/menus/menu.example";
import { act, cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { addLine } from "./basket-lines.ts";
import type { BasketLine, BasketRestaurant } from "./basket-schema.ts";
import { basketStore } from "./basket-store.ts";
import { useBasketChanges } from "./use-basket-changes.ts";

const margot: BasketRestaurant = {
  id: 7,
  name: text("Chez Margot"),
  currency: "CAD",
  image_url: null,
  timezone: "America/Toronto",
};
const nakano = { ...margot, id: 8, name: text("Nakano") };
const dish = (id: string, item_id: number): BasketLine => ({
  type: "item",
  item_id,
  modifiers: [],
  quantity: 1,
  notes: "",
  id,
  name: text("Fries"),
  image_url: null,
  unit_price: 750,
});
const [fries, soup] = [dish("a", 1), dish("b", 2)];
const own = { tip: { kind: "percent" as const, percent: 15 }, code: "NOEL-26" };
const none = { tip: { kind: "percent", percent: 0 }, code: null };
const planned = { date: "2026-11-25", time: "18:00", mode: "dine_in" as const };

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  basketStore.reset();
  overwriteGetLocale(before);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <ToastProvider regionLabel="Messages" closeLabel="Close">
    {children}
  </ToastProvider>
);

/** Removes a line of a basket of Margot's with a tip and a code. Returns what presses Undo. */
async function removed(line: BasketLine, ...items: BasketLine[]): Promise<() => void> {
  basketStore.set({ items, restaurant: margot, ...own, ...planned });
  const { result } = renderHook(() => useBasketChanges(), { wrapper });
  act(() => result.current.remove(line));
  const undo = await screen.findByRole("button", { name: "Undo" });
  return () => fireEvent.click(undo);
}

it("the last dish takes its tip and its code along, so that the next restaurant's order has neither (orders §47)", async () => {
  await removed(fries, fries);
  expect(basketStore.get()).toMatchObject({ items: [], restaurant: null, ...none, ...planned });
  basketStore.set(addLine(basketStore.get(), nakano, soup).change);
  expect(basketStore.get()).toMatchObject({ items: [{ id: "b" }], restaurant: { id: 8 }, ...none });
});

it("Undo puts the last dish back with its tip and its code", async () => {
  const undo = await removed(fries, fries);
  undo();
  expect(basketStore.get()).toMatchObject({ items: [{ id: "a" }], restaurant: { id: 7 }, ...own, ...planned });
});

it("a dish that leaves others behind leaves the tip and the code too, and Undo changes neither", async () => {
  const undo = await removed(fries, fries, soup);
  expect(basketStore.get()).toMatchObject({ items: [{ id: "b" }], restaurant: { id: 7 }, ...own });
  const tip = { kind: "percent" as const, percent: 18 };
  basketStore.set({ tip });
  undo();
  expect(basketStore.get()).toMatchObject({ items: [{ id: "a" }, { id: "b" }], tip, code: own.code });
});

it("Undo leaves a tip that was chosen meanwhile for what was added in another tab", async () => {
  const undo = await removed(fries, fries);
  const tip = { kind: "percent" as const, percent: 10 };
  basketStore.set({ ...addLine(basketStore.get(), margot, soup).change, tip });
  undo();
  expect(basketStore.get()).toMatchObject({ items: [{ id: "a" }, { id: "b" }], tip, code: null });
});

it("Undo leaves another restaurant's basket as it is", async () => {
  const undo = await removed(fries, fries);
  basketStore.set(addLine(basketStore.get(), nakano, soup).change);
  undo();
  expect(basketStore.get()).toMatchObject({ items: [{ id: "b" }], restaurant: { id: 8 }, ...none });
});
