// @vitest-environment happy-dom
import type { Order } from "@tablee/contract/orders/orders.schema";
import { minor } from "@tablee/domain/money/minor";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { storeToken } from "../../../session/token.ts";
import { basketStore, gaveWay } from "../basket/basket-store.ts";
import type { PlaceRequest } from "../basket/basket-schema.ts";
import { isLedToPayment } from "../paying/to-pay.ts";
import { exampleOrder, history as statuses } from "../words/order.example.ts";
import { usePlaceOrder } from "./use-place-order.ts";

beforeEach(() => {
  const request = (_name: string, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "locks");
  basketStore.reset();
  storeToken(null);
});

const LINE = { type: "item", item_id: 1, modifiers: [], quantity: 1, notes: "" } as const;
const REQUEST = { restaurant_id: 1, mode: "take_out", items: [LINE], tip: 0 } as unknown as PlaceRequest;

/** A basket, on which Place is pressed twice. */
async function press(order: Order, { replaced = false } = {}) {
  storeToken("token");
  basketStore.set({ items: [{ ...LINE, id: "a", unit_price: 1_000 }] as never });
  const place = vi.fn(async () => order);
  const api = { orders: { place } } as unknown as Api;
  const platform = { onOnline: () => () => undefined };
  const app = { api, orpc: createOrpc(api), platform, rendered_for_member: true } as unknown as AppContext;
  const history = createMemoryHistory({ initialEntries: ["/orders/now"] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router as never}>
        <ContextOfApp value={app}>{children}</ContextOfApp>
      </RouterContextProvider>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => usePlaceOrder(REQUEST, minor(1_150)), { wrapper });
  if (replaced) gaveWay();
  act(() => {
    result.current.place();
    result.current.place();
  });
  if (replaced) {
    unmount();
    return place;
  }
  await vi.waitFor(() => expect(history.location.pathname).toBe(`/orders/current/${order.id}`));
  expect(place).toHaveBeenCalledOnce();
  return place;
}

it("an order that is to be paid is placed once, and its page leads to the payment once (payments §5)", async () => {
  await press(exampleOrder({ statuses: statuses("unpaid") }));
  expect(basketStore.get().items).toEqual([]);
  expect([isLedToPayment(8), isLedToPayment(7), isLedToPayment(7)]).toEqual([false, true, false]);
});

it("an order that is paid at the restaurant leads to no payment", async () => {
  await press(exampleOrder({ statuses: statuses("new") }));
  expect(isLedToPayment(7)).toBe(false);
});

it("a press right after another mode has replaced the chosen one meant that one, and places nothing (orders §10)", async () => {
  basketStore.set({ mode: "delivery" });
  const place = await press(exampleOrder({ statuses: statuses("new") }), { replaced: true });
  expect(place).not.toHaveBeenCalled();
});

it("a press after a time was replaced and the mode stayed places the order", async () => {
  basketStore.set({ mode: "take_out" });
  gaveWay();
  expect(await press(exampleOrder({ statuses: statuses("new") }))).toHaveBeenCalledOnce();
});
