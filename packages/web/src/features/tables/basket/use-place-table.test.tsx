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
import { basketStore } from "../../orders/basket/basket-store.ts";
import { tableOf } from "../../orders/paying/order-table.ts";
import { isLedToPayment } from "../../orders/paying/to-pay.ts";
import { exampleOrder, history as statuses } from "../../orders/words/order.example.ts";
import { type AtTable, TableContext } from "../live/table-context.ts";
import { usePlaceTable } from "./use-place-table.ts";

beforeEach(() => {
  const request = (_name: string, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "locks");
  localStorage.clear();
  storeToken(null);
});

const CODE = "ABCD-2345";
const HERE = `/menu/table/${CODE}/basket`;

/** A table at which a member presses Place twice. */
function pressed(place: () => Promise<Order>) {
  storeToken("token");
  const taken = vi.fn(async () => undefined);
  const tell = vi.fn();
  const api = { orders: { place } } as unknown as Api;
  const app = { api, orpc: createOrpc(api), queryClient: new QueryClient() } as unknown as AppContext;
  const snapshot = { live: true, phase: "joined", me: "u", account_id: 3, table: { users: [] } };
  const at = {
    code: CODE,
    restaurant: { id: 1, tip_percents: [10, 15] },
    shared: { snapshot: () => snapshot, settled: async () => true, tell, taken },
    table: { session: "s" },
    view: { lines: [{ line: {} }], totals: { tip: minor(0), total: minor(1_150), subtotal: minor(1_000) } },
    moment: { date: "2026-11-20", time: "now" },
    seat: { tip: { kind: "percent", percent: 0 }, code_of_offer: null },
    snapshot,
  } as unknown as AtTable;
  const history = createMemoryHistory({ initialEntries: [HERE] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={app.queryClient}>
      <RouterContextProvider router={router as never}>
        <ContextOfApp value={app}>
          <TableContext value={at}>{children}</TableContext>
        </ContextOfApp>
      </RouterContextProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => usePlaceTable(), { wrapper });
  act(() => {
    result.current.place();
    result.current.place();
  });
  return { result, history, snapshot, tell, taken };
}

/** Returns where two presses on Place lead. */
async function press(order: Order, before: Order | null = null): Promise<string> {
  const place = vi.fn(async () => order);
  if (before) place.mockResolvedValueOnce(before);
  const { result, history, taken } = pressed(place);
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.failure).toBeNull();
  expect(place).toHaveBeenCalledTimes(before ? 2 : 1);
  return history.location.pathname;
}

it("whoever places a table's order that is to be paid is led to its payment (payments §5)", async () => {
  expect(await press(exampleOrder({ statuses: statuses("unpaid") }))).toBe("/orders/current/7");
  expect(isLedToPayment(7)).toBe(true);
});

it("whoever places a table's order that is paid at the restaurant stays at the table", async () => {
  expect(await press(exampleOrder({ statuses: statuses("new") }))).toBe(HERE);
  expect(isLedToPayment(7)).toBe(false);
});

it("a try whose order was called off unpaid is not taken for one that was placed (tables §14)", async () => {
  const calledOff = exampleOrder({ statuses: statuses("unpaid", "refunded") });
  expect(await press(exampleOrder({ statuses: statuses("unpaid") }), calledOff)).toBe("/orders/current/7");
  expect(tableOf(7)).toBe(CODE);
});

it("a table that is lost before the try after one that was called off is not being placed any more (tables §14)", async () => {
  const { result, snapshot, tell } = pressed(async () => {
    snapshot.live = false;
    return exampleOrder({ statuses: statuses("unpaid", "refunded") });
  });
  await vi.waitFor(() => expect(result.current.failure).toEqual({ code: "offline" }));
  expect(tell.mock.calls).toEqual([["placing"], [null]]);
});

it("a try whose order the kitchen had and refused is taken for the one that was placed", async () => {
  expect(await press(exampleOrder({ statuses: statuses("unpaid", "new", "refunded") }))).toBe(HERE);
  expect(await press(exampleOrder({ statuses: statuses("new", "refunded") }))).toBe(HERE);
});

it("the source of the arrival is that of the table's order and of none after it (orders §8)", async () => {
  basketStore.set({ source: "poster" });
  await press(exampleOrder({ statuses: statuses("new") }));
  expect(basketStore.get().source).toBe("tablee");
});
