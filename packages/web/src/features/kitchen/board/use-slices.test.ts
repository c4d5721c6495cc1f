// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SLICE, useSlices } from "./use-slices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const numbered = (count: number, from = 1) => Array.from({ length: count }, (_, at) => ({ id: from + at }));
const task = () => act(() => void vi.advanceTimersToNextTimer());

it("the tickets of a lane come in slices, the first ones first, until all are there (kitchen §3)", () => {
  const orders = numbered(3 * SLICE + 1);
  const { result } = renderHook(() => useSlices(orders));
  for (const count of [SLICE, 2 * SLICE, 3 * SLICE]) {
    expect(result.current).toEqual(orders.slice(0, count));
    task();
  }
  expect(result.current).toEqual(orders);
  task();
  expect(vi.getTimerCount()).toBe(0);
});

it("an order that comes between two slices takes no ticket away, and puts off none", () => {
  const orders = numbered(3 * SLICE);
  const { result, rerender } = renderHook(({ given }) => useSlices(given), { initialProps: { given: orders } });
  const more = [{ id: 99 }, ...orders];
  rerender({ given: more });
  expect(result.current).toEqual(orders.slice(0, SLICE));
  task();
  expect(result.current).toEqual(more.slice(0, 2 * SLICE));
});

it("a new order has its ticket at once, and takes none away, wherever it stands", () => {
  const orders = numbered(2 * SLICE);
  const { result, rerender } = renderHook(({ given }) => useSlices(given), { initialProps: { given: orders } });
  for (let n = 0; n < 3; n++) task();
  const more = [...orders.slice(0, 1), { id: 99 }, ...orders.slice(1)];
  rerender({ given: more });
  expect(result.current).toEqual(more);
  rerender({ given: more.slice(1) });
  expect(result.current).toEqual(more.slice(1));
});
