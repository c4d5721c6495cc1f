// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveLink } from "../../../live/live-client.ts";
import { useLostAndBack } from "./use-lost-and-back.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const board = (link: LiveLink) => {
  const { result, rerender } = renderHook(([now, isUpToDate]: [LiveLink, boolean]) => useLostAndBack(now, isUpToDate), {
    initialProps: [link, true],
  });
  return { now: () => result.current, is: (next: LiveLink, isUpToDate: boolean) => rerender([next, isUpToDate]) };
};

it("a board is back only when the orders that it missed are there (kitchen §18)", () => {
  const { now, is } = board("live");
  expect(now()).toEqual({ lost: false, back: false });
  is("lost", true);
  expect(now()).toEqual({ lost: true, back: false });
  is("live", false);
  expect(now()).toEqual({ lost: true, back: false });
  is("live", true);
  expect(now()).toEqual({ lost: false, back: true });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(now()).toEqual({ lost: false, back: false });
  // A later fetch, of a board that has missed nothing, is not said.
  is("live", false);
  expect(now()).toEqual({ lost: false, back: false });
});

it("a board that cannot connect at all says so after a while", () => {
  const { now } = board("connecting");
  expect(now().lost).toBe(false);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(now().lost).toBe(true);
});
