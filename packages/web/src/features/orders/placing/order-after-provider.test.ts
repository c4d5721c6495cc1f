import { describe, expect, it } from "vitest";
import { goesOn, leftToSignIn } from "./order-after-provider.ts";

describe("an order that somebody left to sign in at a provider", () => {
  const left = JSON.parse(JSON.stringify(leftToSignIn(374, 1_000))) as unknown;

  it("goes on at the price that was agreed to, within ten minutes", () => {
    expect(goesOn(left, { total: 374, now: 1_000 })).toBe(true);
    expect(goesOn(left, { total: 374, now: 601_000 })).toBe(true);
  });

  it("waits for whoever comes back late, to another price, or to nothing", () => {
    expect(goesOn(left, { total: 374, now: 601_001 })).toBe(false);
    expect(goesOn(left, { total: 374, now: 999 })).toBe(false);
    expect(goesOn(left, { total: 375, now: 2_000 })).toBe(false);
    for (const kept of [null, "374", { total: "374", at: 1 }, []])
      expect(goesOn(kept, { total: 374, now: 1 })).toBe(false);
  });
});
