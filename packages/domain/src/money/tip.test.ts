import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "./minor.ts";
import { areTips, checkTip, chosenTip, maxTip, tipOf, tipTaken, USUAL_TIPS } from "./tip.ts";

describe("tipOf", () => {
  it("is a percentage of the subtotal, with halves rounded up", () => {
    expect(tipOf(minor(2000), 15)).toBe(300);
    expect(tipOf(minor(1250), 18)).toBe(225);
    expect(tipOf(minor(5), 10)).toBe(1);
    expect(tipOf(minor(1000), 12.5)).toBe(125);
    expect(tipOf(minor(1999), 0)).toBe(0);
  });
});

describe("checkTip", () => {
  it("refuses a tip that is not a whole amount, is negative, or is above the maximum", () => {
    for (const tip of [-1, 1.5, Number.NaN, Infinity, 10_001]) {
      expect(checkTip(tip, minor(2000))).toEqual({ code: "tip_invalid" });
    }
    expect(checkTip(50_001, minor(50_000))).toEqual({ code: "tip_invalid" });
  });

  it("accepts up to the subtotal, and up to $100 on any order", () => {
    expect(checkTip(0, minor(0))).toBeNull();
    expect(checkTip(10_000, minor(1))).toBeNull();
    expect(checkTip(50_000, minor(50_000))).toBeNull();
  });

  it("accepts every preset on every order", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...USUAL_TIPS), (subtotal, percent) => {
        expect(checkTip(tipOf(minor(subtotal), percent), minor(subtotal))).toBeNull();
      }),
    );
  });
});

describe("chosenTip", () => {
  it("is the percentage or the amount that was chosen", () => {
    expect(chosenTip({ kind: "percent", percent: 18 }, minor(5625))).toBe(1013);
    expect(chosenTip({ kind: "amount", amount: 500 }, minor(5625))).toBe(500);
    expect(chosenTip({ kind: "amount", amount: 0 }, minor(5625))).toBe(0);
  });

  it("is null where no amount was typed", () => {
    expect(chosenTip({ kind: "amount", amount: null }, minor(5625))).toBeNull();
  });

  it("charges exactly the typed amount, or is null where that is not allowed", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: -1_000, max: 200_000 }), (subtotal, amount) => {
        const charged = chosenTip({ kind: "amount", amount }, minor(subtotal));
        expect(charged).toBe(amount >= 0 && amount <= maxTip(minor(subtotal)) ? amount : null);
      }),
    );
  });
});

describe("the tips of a restaurant", () => {
  it.each([
    [USUAL_TIPS, true],
    [[], true],
    [[5], true],
    [[5, 10, 15, 20], false],
    [[15, 10], false],
    [[10, 10], false],
    [[0, 10], false],
    [[12.5], false],
    [[51], false],
  ])("%j may be offered: %j", (percents, may) => {
    expect(areTips(percents)).toBe(may);
  });
  it("turn a chosen tip into 0 where the restaurant offers none", () => {
    const tip = { kind: "amount" as const, amount: 500 };
    expect(tipTaken(tip, [10])).toBe(tip);
    expect(chosenTip(tipTaken(tip, []), minor(2000))).toBe(0);
  });
});
