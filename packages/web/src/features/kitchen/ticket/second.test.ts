// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOfSecond, useSecond } from "./second.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-05-04T12:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("what uses a value of the second is rendered again only when the value changes", () => {
  let renderings = 0;
  const { result } = renderHook(() => {
    renderings += 1;
    return useOfSecond((now) => now.getUTCMinutes());
  });
  const second = renderHook(() => useSecond().getUTCSeconds());
  // The first rendering may still have had the moment at which nobody watched any more.
  renderings = 1;
  act(() => void vi.advanceTimersByTime(59_000));
  expect([result.current, renderings, second.result.current]).toEqual([0, 1, 59]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect([result.current, renderings]).toEqual([1, 2]);
});
