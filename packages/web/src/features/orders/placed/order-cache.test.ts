import type { Order, OrderPage } from "@tablee/contract/orders/orders.schema";
import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { enterOrder, kitchenOrdersKey, newerOf, orderKey, ordersKey, withArrivals } from "./order-cache.ts";
import { exampleOrder, history } from "../words/order.example.ts";

const nothing = () => undefined;
const orpc = createOrpc(
  createApi({ origin: "http://test", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);

/** The same order at each of its states. */
const WAY = ["new", "confirmed", "preparing", "ready", "delivered"] as const;
const at = (step: number, given: Partial<Order> = {}): Order =>
  exampleOrder({ ...given, statuses: history(...WAY.slice(0, step + 1)) });

describe("entering an order into the cache", () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient();
  });
  const list = (...orders: Order[]): InfiniteData<OrderPage> => ({
    pages: [{ orders, continuation: null }],
    pageParams: [undefined],
  });
  const listed = () => client.getQueryData<InfiniteData<OrderPage>>(ordersKey(orpc, "current"))?.pages[0]?.orders;
  const board = () => client.getQueryData<Order[]>(kitchenOrdersKey(orpc, 1));

  it("updates the order and every loaded list that contains it, and creates no list", () => {
    enterOrder(client, orpc, at(0));
    expect(client.getQueryData(orderKey(orpc, 7))?.status).toBe("new");
    expect(listed()).toBeUndefined();
    expect(board()).toBeUndefined();
    client.setQueryData(ordersKey(orpc, "current"), list(at(0), at(0, { id: 8 })));
    client.setQueryData(kitchenOrdersKey(orpc, 1), [at(0)]);
    enterOrder(client, orpc, at(1));
    expect(listed()?.map(({ status }) => status)).toEqual(["confirmed", "new"]);
    expect(board()?.map(({ status }) => status)).toEqual(["confirmed"]);
  });

  it("never replaces a newer state by an older one, in whatever order they arrive", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: WAY.length - 1 }), { minLength: 1, maxLength: 12 }), (steps) => {
        client = new QueryClient();
        client.setQueryData(ordersKey(orpc, "current"), list(at(0)));
        client.setQueryData(kitchenOrdersKey(orpc, 1), [at(0)]);
        for (const [index, step] of steps.entries()) {
          const newest = WAY[Math.max(...steps.slice(0, index + 1))];
          expect(enterOrder(client, orpc, at(step)).status).toBe(newest);
          expect(client.getQueryData(orderKey(orpc, 7))?.status).toBe(newest);
          expect(listed()?.[0]?.status).toBe(newest);
          expect(board()?.map(({ status }) => status)).toEqual(newest === "delivered" ? [] : [newest]);
        }
      }),
    );
  });

  it("takes the version that arrived last when both have the same history", () => {
    expect(newerOf(at(1), at(1, { tip: 3 })).tip).toBe(3);
    expect(newerOf(at(2), at(1, { tip: 3 })).tip).toBe(0);
    expect(newerOf(undefined, at(0)).status).toBe("new");
  });

  it("finds the newer state of an order that is only in the kitchen's list", () => {
    client.setQueryData(kitchenOrdersKey(orpc, 1), [at(3)]);
    expect(enterOrder(client, orpc, at(1)).status).toBe("ready");
  });

  it("puts a new order first in its own kitchen's list, and an unpaid order in no list", () => {
    client.setQueryData(kitchenOrdersKey(orpc, 1), [at(0)]);
    client.setQueryData(kitchenOrdersKey(orpc, 2), []);
    enterOrder(client, orpc, at(0, { id: 9 }));
    enterOrder(client, orpc, exampleOrder({ id: 10, statuses: history("unpaid") }));
    expect(board()?.map(({ id }) => id)).toEqual([9, 7]);
    expect(client.getQueryData(kitchenOrdersKey(orpc, 2))).toEqual([]);
  });
});

describe("a kitchen's reloaded list", () => {
  const ids = (orders: Order[]) => orders.map(({ id }) => id);

  it("keeps an order that arrived by event during the request", () => {
    const [old, fresh] = [at(0), at(0, { id: 8 })];
    expect(ids(withArrivals([old], [old], [fresh, old]))).toEqual([8, 7]);
  });

  it("keeps a state that arrived by event during the request", () => {
    expect(withArrivals([at(0)], [at(0)], [at(2)])[0]?.status).toBe("preparing");
  });

  it("drops orders that are over, and earlier orders that the server no longer lists", () => {
    expect(withArrivals([at(4)], [at(0)], [at(0)])).toEqual([]);
    expect(withArrivals([], [at(0)], [at(0)])).toEqual([]);
  });
});
