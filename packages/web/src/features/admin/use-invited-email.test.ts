// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useInvitedEmail } from "./use-invited-email.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("the address of an invited person is checked half a second after the last key (wire §27)", () => {
  const { result } = renderHook(useInvitedEmail);
  act(() => result.current.type("lou@"));
  passes(499);
  expect(result.current.said).toBe(false);
  passes(1);
  expect(result.current.said).toBe(true);
  act(() => result.current.type("lou@tablee.test"));
  expect(result.current).toMatchObject({ said: false, isInvalid: false });
});

it("the address is checked at once when the invitation is sent, and not once it was sent", () => {
  const { result } = renderHook(useInvitedEmail);
  act(() => result.current.leave());
  expect(result.current.said).toBe(true);
  act(() => result.current.empty());
  passes(1000);
  expect(result.current).toMatchObject({ said: false, email: "" });
});
