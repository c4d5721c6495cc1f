// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onceReady, useMayBegin, useReady } from "./ready.ts";

/** Simulates a page that was loaded so many milliseconds ago. */
const loadedBefore = (ms: number): void => {
  const page = { loadEventStart: performance.now() - ms } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([page]);
};
const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const flag = (): string | undefined => document.documentElement.dataset["ready"];

beforeEach(() => {
  vi.useFakeTimers();
  // Later than any of the times below.
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset["ready"];
  delete document.documentElement.dataset["touched"];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the app is ready (shell §14)", () => {
  it("one second after the page was loaded, however late it is hydrated", () => {
    loadedBefore(400);
    const { result } = renderHook(() => useReady());
    passes(590);
    expect([result.current, flag()]).toEqual([false, undefined]);
    passes(20);
    expect([result.current, flag()]).toEqual([true, "1"]);
  });

  it("at once when the page was loaded more than a second ago", () => {
    loadedBefore(5_000);
    const { result } = renderHook(() => useReady());
    passes(0);
    expect([result.current, flag()]).toEqual([true, "1"]);
  });

  it("one second after it started when the device does not know when the page was loaded", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
    const { result } = renderHook(() => useReady());
    passes(990);
    expect(result.current).toBe(false);
    passes(20);
    expect(result.current).toBe(true);
  });

  it("and then calls each waiting callback once, and later ones at once", () => {
    loadedBefore(400);
    const [then, givenUp] = [vi.fn(async () => {}), vi.fn(async () => {})];
    renderHook(() => useReady());
    onceReady(then);
    onceReady(givenUp)();
    passes(610);
    onceReady(then);
    expect([then.mock.calls.length, givenUp.mock.calls.length]).toEqual([2, 0]);
  });
});

describe("work that may wait begins", () => {
  it("when the app is ready", () => {
    loadedBefore(400);
    const { result } = renderHook(() => [useReady(), useMayBegin()]);
    passes(590);
    expect(result.current[1]).toBe(false);
    passes(20);
    expect(result.current[1]).toBe(true);
  });

  it("with a touch before that, also for components that are added later", () => {
    const { result } = renderHook(() => useMayBegin());
    expect(result.current).toBe(false);
    act(() => void window.dispatchEvent(new Event("pointerdown")));
    expect([result.current, renderHook(() => useMayBegin()).result.current, flag()]).toEqual([true, true, undefined]);
  });
});
