// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReady } from "./ready.ts";

/** A page that was loaded so many milliseconds ago. */
const loadedBefore = (ms: number): void => {
  const page = { loadEventStart: performance.now() - ms } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([page]);
};
const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const flag = (): string | undefined => document.documentElement.dataset["ready"];

beforeEach(() => {
  vi.useFakeTimers();
  // Later than any of the moments below.
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset["ready"];
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

  it("at once where it was loaded before that", () => {
    loadedBefore(5_000);
    const { result } = renderHook(() => useReady());
    passes(0);
    expect([result.current, flag()]).toEqual([true, "1"]);
  });

  it("one second after it began where the device does not say when it was loaded", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
    const { result } = renderHook(() => useReady());
    passes(990);
    expect(result.current).toBe(false);
    passes(20);
    expect(result.current).toBe(true);
  });
});
