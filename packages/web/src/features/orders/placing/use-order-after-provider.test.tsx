// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepForTab, seeForTab } from "../../../storage/for-tab.ts";
import { leftToSignIn } from "./order-after-provider.ts";
import { useLeftOrder } from "./use-order-after-provider.ts";

type Given = Parameters<typeof useLeftOrder>[0];

const KEY = "order-to-place-basket";
const place = vi.fn();

/** The foot of a basket, first shown with `first`, then with each change. */
function foot(first: Partial<Given>) {
  const given: Given = { of: "basket", signIn: false, shown: 374, reckoned: null, place, who: null };
  const { result, rerender } = renderHook((now: Given) => useLeftOrder(now), { initialProps: { ...given, ...first } });
  return { result, becomes: (now: Partial<Given>) => rerender({ ...given, ...now }) };
}

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const left = (total: number | null) => keepForTab(KEY, leftToSignIn(total, Date.now()));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  place.mockReset();
  vi.useRealTimers();
});

describe("an order that was interrupted to sign in at a provider", () => {
  it("is placed once, as soon as the member and the total are known", () => {
    left(374);
    const { becomes, result } = foot({ who: null, reckoned: 374 });
    expect(place).not.toHaveBeenCalled();
    becomes({ who: "member", reckoned: null });
    expect(place).not.toHaveBeenCalled();
    becomes({ who: "member", reckoned: 374 });
    becomes({ who: "member", reckoned: null });
    becomes({ who: "member", reckoned: 374 });
    passes(60_000);
    expect(place).toHaveBeenCalledOnce();
    expect(result.current.waits).toBeNull();
  });

  it("is placed at the agreed total despite other totals before it, while the menu or an offer loads", () => {
    left(374);
    const { becomes, result } = foot({ who: "member", reckoned: 0 });
    passes(1_000);
    becomes({ who: "member", reckoned: 400 });
    passes(2_500);
    becomes({ who: "member", reckoned: 374 });
    passes(60_000);
    expect(place).toHaveBeenCalledOnce();
    expect(result.current.waits).toBeNull();
  });

  it("waits for a press and says so when the total stays different", () => {
    left(374);
    const { becomes, result } = foot({ who: "member", reckoned: 375 });
    passes(3_000);
    expect(result.current.waits).toBe("changed");
    // From then on, only a press places the order.
    becomes({ who: "member", reckoned: 374 });
    expect(place).not.toHaveBeenCalled();
    act(() => result.current.forget());
    expect(result.current.waits).toBeNull();
  });

  it("waits for a press and says so when the total is unknown or more than ten minutes have passed", () => {
    left(374);
    const unknown = foot({ who: "member", reckoned: "unknown" });
    passes(3_000);
    expect(unknown.result.current.waits).toBe("look");
    cleanup();
    left(374);
    passes(601_000);
    const late = foot({ who: "member", reckoned: 374 });
    passes(3_000);
    expect(late.result.current.waits).toBe("look");
    expect(place).not.toHaveBeenCalled();
  });

  it("is neither placed nor mentioned once it was placed by a press", () => {
    left(374);
    const { result } = foot({ who: "member", reckoned: 375 });
    act(() => result.current.forget());
    passes(60_000);
    expect(result.current.waits).toBeNull();
    expect(seeForTab(KEY)).toBeNull();
  });

  it("is kept while the sign-in is open, and dropped when the sign-in is closed", () => {
    const { becomes } = foot({ who: "visitor", signIn: true, reckoned: 374 });
    left(374);
    becomes({ who: "visitor", signIn: true, reckoned: null });
    becomes({ who: "visitor", signIn: true, reckoned: 374 });
    expect(seeForTab(KEY)).toMatchObject({ total: 374 });
    becomes({ who: "visitor", signIn: false, reckoned: 374 });
    expect(seeForTab(KEY)).toBeNull();
  });

  it("is not placed when nothing was interrupted", () => {
    const { result } = foot({ who: "member", reckoned: 374 });
    passes(60_000);
    expect(place).not.toHaveBeenCalled();
    expect(result.current.waits).toBeNull();
  });
});
