import { describe, expect, it } from "vitest";
import { leftToSignIn, onReturn } from "./order-after-provider.ts";

const stored = (total: number | null): unknown => JSON.parse(JSON.stringify(leftToSignIn(total, 1_000)));

describe("an order that was interrupted to sign in at a provider", () => {
  const left = stored(374);

  it("continues at the agreed total within ten minutes", () => {
    expect(onReturn(left, { total: 374, now: 1_000 })).toBe("goes_on");
    expect(onReturn(left, { total: 374, now: 601_000 })).toBe("goes_on");
  });

  it("waits when the total has become higher or lower, and says that it changed", () => {
    expect(onReturn(left, { total: 375, now: 2_000 })).toBe("changed");
    expect(onReturn(left, { total: 373, now: 2_000 })).toBe("changed");
  });

  it("waits for the diner to check it after ten minutes, or when a total is unknown", () => {
    expect(onReturn(left, { total: 374, now: 601_001 })).toBe("look");
    expect(onReturn(left, { total: 374, now: 999 })).toBe("look");
    expect(onReturn(left, { total: null, now: 2_000 })).toBe("look");
    expect(onReturn(stored(null), { total: 374, now: 2_000 })).toBe("look");
  });

  it("does not exist when nothing valid is stored", () => {
    for (const kept of [null, "374", { total: "374", at: 1 }, { total: 374 }, []])
      expect(onReturn(kept, { total: 374, now: 1 })).toBeNull();
  });
});
