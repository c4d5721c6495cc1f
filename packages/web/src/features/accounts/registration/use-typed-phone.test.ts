// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTypedPhone } from "./use-typed-phone.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it.each([
  ["", "required"],
  ["12", "invalid"],
  ["51455", "invalid"],
  ["514 555 0100", null],
])("%j is checked half a second after the last key (accounts §4, wire §27)", (typed, problem) => {
  const { result } = renderHook(() => useTypedPhone("+15145550142"));
  passes(1000);
  expect(result.current.problem).toBeNull();
  act(() => result.current.setTyped(typed));
  passes(499);
  expect(result.current.problem).toBeNull();
  passes(1);
  expect(result.current.problem).toBe(problem);
});

it("a phone number is checked at once when its field is left, and not while it is typed again", () => {
  const { result } = renderHook(() => useTypedPhone(null));
  passes(1000);
  expect(result.current.problem).toBeNull();
  act(() => result.current.leave());
  expect(result.current.problem).toBe("required");
  act(() => result.current.setTyped("5"));
  expect(result.current.problem).toBeNull();
  act(() => result.current.leave());
  expect(result.current.problem).toBe("invalid");
});
