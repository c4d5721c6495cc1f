import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchWaiting } from "./watch-waiting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function screen() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const told: boolean[] = [];
  const stop = watchWaiting(client, (isLong) => void told.push(isLong));
  const load = (queryKey: readonly unknown[]) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const observer = new QueryObserver<string>(client, { queryKey, queryFn: () => promise });
    return { answer: () => resolve("answer"), leave: observer.subscribe(() => undefined) };
  };
  return { told, load, stop };
}

const FEED = [["client", "feed"], {}];

it("reports a query that loads for more than a minute, until it is answered (shell §19)", async () => {
  const { told, load } = screen();
  const { answer } = load(FEED);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([true]);
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([true, false]);
});

it("withdraws the report when the page is left, and ignores queries that no screen shows", async () => {
  const { told, load } = screen();
  const { leave } = load(FEED);
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  expect(told).toEqual([true, false]);
  load([["client", "trends"], {}]).leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual([true, false]);
});

it("reports no query that was answered in time or that asks the device, and none after it was stopped", async () => {
  const { told, load, stop } = screen();
  load(FEED).answer();
  load(["position"]);
  await vi.advanceTimersByTimeAsync(120_000);
  load([["client", "trends"], {}]);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual([]);
});
