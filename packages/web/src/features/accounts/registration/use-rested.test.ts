// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRested } from "./use-rested.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("a code can be requested again half a minute after each one that was sent (accounts §28)", () => {
  const { result, rerender } = renderHook(useRested, { initialProps: null as number | null });
  passes(60_000);
  expect(result.current).toBe(false);
  rerender(Date.now());
  passes(29_999);
  expect(result.current).toBe(false);
  passes(1);
  expect(result.current).toBe(true);
  rerender(Date.now());
  expect(result.current).toBe(false);
  passes(30_000);
  expect(result.current).toBe(true);
});

it("a code that was never sent causes no wait", () => {
  const { result } = renderHook(useRested, { initialProps: 0 });
  passes(0);
  expect(result.current).toBe(true);
});
