import type { Order } from "@tablee/contract/orders/orders.schema";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { enterOrder } from "./order-cache.ts";
import { kitchenOrdersQuery, kitchenStoppedQuery } from "./order-queries.ts";

afterEach(() => void vi.restoreAllMocks());

interface Answered {
  orders: object[];
  continuation: null;
}

const NEW = { id: 7, restaurant_id: 1, revision: 1, status: "new" };

/** A board that shows an order; `patience` are the time-outs of its next fetches, one after the other. */
async function board(retry: number) {
  const patience: AbortController[] = [];
  const waits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const one = new AbortController();
    patience.push(one);
    return one.signal;
  });
  const answered = (): Promise<Answered> => Promise.resolve({ orders: [NEW], continuation: null });
  const orders = vi.fn((_input: unknown, _how: { signal: AbortSignal }) => answered());
  const orpc = createOrpc({ kitchen: { orders } } as unknown as Api);
  const client = new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 0 } } });
  const query = kitchenOrdersQuery(orpc, 1);
  await client.query(query);
  expect(waits).not.toHaveBeenCalled();
  const fetchAgain = () => client.query({ ...query, staleTime: 0 });
  /** The next fetch goes over a connection that nobody answers. */
  const nextUnanswered = () =>
    orders.mockImplementationOnce(
      (_input, { signal }) =>
        new Promise<Answered>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
  const runOut = () => patience.at(-1)?.abort(new DOMException("", "TimeoutError"));
  return { client, waits, orders, fetchAgain, nextUnanswered, runOut };
}

it("a kitchen asks again for its orders if nobody answers, and then waits longer (kitchen §18)", async () => {
  const { client, waits, orders, fetchAgain, nextUnanswered, runOut } = await board(2);
  nextUnanswered();
  const again = fetchAgain();
  await vi.waitFor(() => expect(orders).toHaveBeenCalledTimes(2));
  expect(waits).toHaveBeenCalledWith(4_000);
  runOut();
  expect(await again).toEqual([NEW]);
  expect(orders).toHaveBeenCalledTimes(3);
  expect(waits.mock.calls).toEqual([[4_000], [8_000]]);
  client.clear();
});

it("a kitchen on a line that is always slow waits long enough from the start (kitchen §18)", async () => {
  const { client, waits, orders, fetchAgain, nextUnanswered, runOut } = await board(3);
  for (let once = 0; once < 3; once += 1) nextUnanswered();
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const slow = fetchAgain();
  for (const asked of [2, 3, 4]) {
    await vi.waitFor(() => expect(orders).toHaveBeenCalledTimes(asked));
    if (asked === 4) now.mockReturnValueOnce(0).mockReturnValueOnce(20_000);
    runOut();
  }
  await slow;
  // The fifth answer spans a sleep: on a device that counts it, it took longer than would have been waited.
  for (const seconds of [18, 0.3, 2.5, 100, 1]) {
    now.mockReturnValueOnce(0).mockReturnValueOnce(seconds * 1_000);
    await fetchAgain();
  }
  await fetchAgain();
  expect(waits.mock.calls.map(([ms]) => ms / 1_000)).toEqual([4, 8, 16, 32, 40, 36, 4, 5, 5, 4]);
  client.clear();
});

it("a kitchen waits longer from poll to poll, as long as a call may take, until it is answered (kitchen §18)", async () => {
  const { client, waits, orders, fetchAgain, nextUnanswered, runOut } = await board(0);
  for (let poll = 1; poll <= 7; poll += 1) {
    nextUnanswered();
    const unanswered = fetchAgain();
    await vi.waitFor(() => expect(orders).toHaveBeenCalledTimes(poll + 1));
    runOut();
    await expect(unanswered).rejects.toMatchObject({ name: "TimeoutError" });
  }
  await fetchAgain();
  await fetchAgain();
  expect(waits.mock.calls.map(([ms]) => ms / 1_000)).toEqual([4, 8, 16, 32, 64, 120, 120, 120, 4]);
  client.clear();
});

it("a cancellation that is heard during a fetch is kept, during the first one too (kitchen §12)", async () => {
  const stopped = (id: number, restaurant_id = 1) => ({ ...NEW, id, restaurant_id, status: "refunded" }) as Order;
  const listed: Order[] = [stopped(3)];
  const heard = [stopped(7), stopped(8)];
  const orders = vi.fn(async () => {
    const answered = { orders: [...listed], continuation: null };
    for (const order of heard.splice(0, 1)) enterOrder(client, orpc, order);
    return answered;
  });
  const orpc = createOrpc({ kitchen: { orders } } as unknown as Api);
  const client = new QueryClient();
  enterOrder(client, orpc, stopped(9, 2));
  const fetched = async () =>
    (await client.query({ ...kitchenStoppedQuery(orpc, 1), staleTime: 0 })).map(({ id }) => id);
  expect(await fetched()).toEqual([7, 3]);
  listed.unshift(stopped(7));
  expect(await fetched()).toEqual([8, 7, 3]);
  client.clear();
});
