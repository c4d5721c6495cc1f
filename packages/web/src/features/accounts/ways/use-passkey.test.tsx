// @vitest-environment happy-dom
import { WebAuthnAbortService } from "@simplewebauthn/browser";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePasskeyAutofill } from "./use-passkey.ts";

const ask = vi.fn();
const waiting = { isIdle: false, isAsked: true };
const idle = { isIdle: true, isAsked: false };

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://tablee.test"));
  const available = async () => true;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable: available }),
  );
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  ask.mockReset();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => renderHook((state: typeof idle) => usePasskeyAutofill({ ...state, ask }), { initialProps: idle });

it("offers passkeys in the field again after a choice that failed", async () => {
  const { rerender } = field();
  await after(0);
  expect(ask).toHaveBeenCalledOnce();
  rerender(waiting);
  await after(60_000);
  rerender(idle);
  await after(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks less and less often where no question can stand", async () => {
  const { rerender } = field();
  for (let hour_ms = 0; hour_ms < 3_600_000; hour_ms += 1_000) {
    const before = ask.mock.calls.length;
    await after(1_000);
    if (ask.mock.calls.length === before) continue;
    rerender(waiting);
    rerender(idle);
  }
  expect(ask.mock.calls.length).toBeLessThan(15);
});

it("renews a question that stands before it is too old, and none while the button asks", async () => {
  const cancel = vi.spyOn(WebAuthnAbortService, "cancelCeremony").mockReturnValue(undefined);
  const { rerender, unmount } = field();
  await after(0);
  rerender(waiting);
  await after(9 * 60_000);
  expect(cancel).toHaveBeenCalledOnce();
  rerender({ isIdle: false, isAsked: false });
  await after(20 * 60_000);
  expect(cancel).toHaveBeenCalledOnce();
  unmount();
  await after(0);
  expect(cancel).toHaveBeenCalledTimes(2);
});
