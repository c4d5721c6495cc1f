import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { ordersClient } from "../../../live/orders-client.ts";
import { FakeReach } from "../../../testing/fake-live.ts";
import { exampleOrder } from "../words/order.example.ts";
import { roomJoined } from "./live-orders.ts";
import { ordersQuery } from "./order-queries.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("a list of orders is fetched once after its orders are watched, and after each lost connection (orders §30)", async () => {
  vi.useFakeTimers();
  const current = vi.fn(async () => ({
    orders: [exampleOrder({ id: 7 }), exampleOrder({ id: 8 })],
    continuation: null,
  }));
  const orpc = createOrpc({ orders: { current } } as unknown as Api);
  const queryClient = new QueryClient();
  const stop = new InfiniteQueryObserver(queryClient, ordersQuery(orpc, "current")).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(current).toHaveBeenCalledTimes(1);
  const reach = new FakeReach("token");
  reach.answers = { join_order: () => ({ ok: true }) };
  const client = ordersClient(reach, { received: () => {}, joined: roomJoined({ queryClient, orpc }) });
  for (const order_id of [7, 8]) client.watch({ order_id });
  await vi.advanceTimersByTimeAsync(0);
  await reach.socket.arrive();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(current).toHaveBeenCalledTimes(2);
  reach.socket.drop();
  await vi.advanceTimersByTimeAsync(5_000);
  await reach.socket.arrive();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(current).toHaveBeenCalledTimes(3);
  stop();
});

it("a kitchen's room fetches the kitchen's orders, and no diner's list", async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const orpc = createOrpc({} as Api);
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  roomJoined({ queryClient, orpc })({ restaurant_id: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(invalidate).toHaveBeenCalledTimes(1);
});
