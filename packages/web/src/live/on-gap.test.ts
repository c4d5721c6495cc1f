// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onGap } from "./on-gap.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells that the device slept: the clock went on and the timers did not", () => {
  const slept = vi.fn();
  const stop = onGap(slept);
  vi.advanceTimersByTime(120_000);
  expect(slept).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(slept).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  // A clock that is set back is no sleep.
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(slept).toHaveBeenCalledOnce();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
