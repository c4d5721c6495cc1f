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

describe("an order that was left to sign in at a provider", () => {
  it("goes on once, as soon as it is known who came and what it comes to", () => {
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

  it("goes on past totals on the way, of a menu that has not come or an offer that is asked for", () => {
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

  it("waits, and says so, where the total is another one and stays it", () => {
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

  it("waits, and says so, where nobody can reckon it, or whoever comes back was long away", () => {
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

  it("is neither placed nor spoken of once it was placed by a press", () => {
    left(374);
    const { result } = foot({ who: "member", reckoned: 375 });
    act(() => result.current.forget());
    passes(60_000);
    expect(result.current.waits).toBeNull();
    expect(seeForTab(KEY)).toBeNull();
  });

  it("stays on the way there, whatever is reckoned anew; who closes the sign-in drops it", () => {
    const { becomes } = foot({ who: "visitor", signIn: true, reckoned: 374 });
    left(374);
    becomes({ who: "visitor", signIn: true, reckoned: null });
    becomes({ who: "visitor", signIn: true, reckoned: 374 });
    expect(seeForTab(KEY)).toMatchObject({ total: 374 });
    becomes({ who: "visitor", signIn: false, reckoned: 374 });
    expect(seeForTab(KEY)).toBeNull();
  });

  it("is nobody's where nothing was left", () => {
    const { result } = foot({ who: "member", reckoned: 374 });
    passes(60_000);
    expect(place).not.toHaveBeenCalled();
    expect(result.current.waits).toBeNull();
  });
});
