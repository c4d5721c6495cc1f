// @vitest-environment happy-dom
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSettled } from "./use-settled.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("takes over typed text half a second after the last key", () => {
  const { result, rerender } = renderHook((typed: string) => useSettled(typed, INPUT_PAUSE_MS), { initialProps: "" });
  rerender("a");
  passes(499);
  rerender("ab");
  passes(499);
  expect(result.current).toBe("");
  passes(1);
  expect(result.current).toBe("ab");
});
