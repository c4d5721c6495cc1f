import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPage, watchWaiting } from "./watch-waiting.ts";

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

it("reports a page that takes more than a minute to come, until it is there or another one is asked for", async () => {
  const listeners = new Map<string, () => void>();
  const subscribe = (event: string, listener: () => void) => {
    listeners.set(event, listener);
    return () => void listeners.delete(event);
  };
  const told: boolean[] = [];
  const stop = watchPage({ subscribe: subscribe as never }, (isLong) => {
    if (isLong !== (told.at(-1) ?? false)) told.push(isLong);
  });
  const begin = () => listeners.get("onBeforeLoad")?.();
  begin();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([true]);
  begin();
  expect(told).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  listeners.get("onResolved")?.();
  expect(told).toEqual([true, false, true, false]);
  begin();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toHaveLength(4);
  expect(listeners.size).toBe(0);
});
