// @vitest-environment happy-dom
import type { ToastOptions, ToastViewport } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { text } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { itemLine } from "@tablee/domain/orders/line/line.example";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import type { BasketRestaurant } from "./basket-schema.ts";
import { basketStore } from "./basket-store.ts";
import { useAddToBasket } from "./use-add-to-basket.ts";

const margot: BasketRestaurant = {
  id: 7,
  name: text("Chez Margot"),
  currency: "CAD",
  image_url: null,
  timezone: "America/Toronto",
};
const shown = { name: text("Fries"), image_url: null, unit_price: minor(750) };

afterEach(() => {
  cleanup();
  basketStore.reset();
});

/** The page of a menu, and the toasts that it asks for. */
async function menu() {
  const toasts: ToastOptions[] = [];
  const show = (toast: ToastOptions) => String(toasts.push(toast));
  function Viewport({ onReady }: Parameters<typeof ToastViewport>[0]) {
    useEffect(() => onReady({ show, dismiss: () => {} }), [onReady]);
    return <></>;
  }
  let adding: ReturnType<typeof useAddToBasket> | null = null;
  function Menu() {
    adding = useAddToBasket(margot);
    return null;
  }
  const page = () => (
    <ToastProvider regionLabel="Messages" closeLabel="Close" load={async () => Viewport}>
      <Menu />
    </ToastProvider>
  );
  const api = { orders: { start: async () => {}, addItem: async () => {} } };
  showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), api);
  await settle();
  const add = (item_id: number, quantity: number) =>
    act(async () => adding?.add({ ...itemLine(item_id), quantity }, shown));
  const replace = (id: string, item_id: number, quantity: number) =>
    act(async () => adding?.replace(id, { ...itemLine(item_id), quantity }, shown));
  return { toasts, add, replace };
}

it("what is added or changed is said for 2 s, and what was cut off at 25 for as long as other toasts (shell §18)", async () => {
  const { toasts, add, replace } = await menu();
  await add(1, 20);
  await add(2, 4);
  const [, second] = basketStore.get().items;
  await replace(second!.id, 2, 6);
  await replace(second!.id, 1, 6);
  await add(1, 1);
  expect(toasts.map(({ tone, duration }) => [tone, duration])).toEqual([
    ["success", 2_000],
    ["success", 2_000],
    ["success", 2_000],
    ["warning", undefined],
    ["warning", undefined],
  ]);
});
