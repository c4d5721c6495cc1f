import { describe, expect, it } from "vitest";
import { leftToSignIn, onReturn } from "./order-after-provider.ts";

const stored = (total: number | null): unknown => JSON.parse(JSON.stringify(leftToSignIn(total, 1_000)));

describe("an order that somebody left to sign in at a provider", () => {
  const left = stored(374);

  it("goes on at the price that was agreed to, within ten minutes", () => {
    expect(onReturn(left, { total: 374, now: 1_000 })).toBe("goes_on");
    expect(onReturn(left, { total: 374, now: 601_000 })).toBe("goes_on");
  });

  it("waits for whoever comes back to another price, dearer or not, and says that it changed", () => {
    expect(onReturn(left, { total: 375, now: 2_000 })).toBe("changed");
    expect(onReturn(left, { total: 373, now: 2_000 })).toBe("changed");
  });

  it("waits to be looked at by whoever comes back late, or where no price is known", () => {
    expect(onReturn(left, { total: 374, now: 601_001 })).toBe("look");
    expect(onReturn(left, { total: 374, now: 999 })).toBe("look");
    expect(onReturn(left, { total: null, now: 2_000 })).toBe("look");
    expect(onReturn(stored(null), { total: 374, now: 2_000 })).toBe("look");
  });

  it("is none where nothing was left, or what nobody of ours has written", () => {
    for (const kept of [null, "374", { total: "374", at: 1 }, { total: 374 }, []])
      expect(onReturn(kept, { total: 374, now: 1 })).toBeNull();
  });
});
