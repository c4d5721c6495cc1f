import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "./minor.ts";
import { shareOf } from "./share-of.ts";
import { TAX_MICROS, orderTotals, taxOn } from "./tax.ts";

/** The same rule in integers without a limit. */
const reference = (amount: number, millionths: number): number => {
  const scaled = BigInt(amount) * BigInt(millionths) + 500_000n;
  const rest = ((scaled % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return Number((scaled - rest) / 1_000_000n);
};

describe("taxOn", () => {
  it("is 14.975 % of the subtotal", () => {
    expect(taxOn(minor(3333))).toBe(499);
    expect(taxOn(minor(10_000))).toBe(1498); // 1497.5, half up
    expect(taxOn(minor(100_000))).toBe(14_975);
    expect(taxOn(minor(0))).toBe(0);
    expect(taxOn(minor(1))).toBe(0);
    expect(taxOn(minor(4))).toBe(1); // 0.599
  });

  it("rounds exact halves up, which fall at every odd multiple of 2000", () => {
    for (let k = 1; k < 400; k += 2) expect(taxOn(minor(2000 * k))).toBe((599 * k + 1) / 2);
  });

  it("is exact for any subtotal that a number holds", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (subtotal) => {
        expect(taxOn(minor(subtotal)) + 0).toBe(reference(subtotal, TAX_MICROS));
      }),
      { numRuns: 2000 },
    );
    expect(taxOn(minor(Number.MAX_SAFE_INTEGER))).toBe(reference(Number.MAX_SAFE_INTEGER, TAX_MICROS));
  });
});

describe("shareOf", () => {
  it("is exact for any share up to the whole", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 1_000_000 }), (amount, millionths) => {
        expect(shareOf(minor(amount), millionths) + 0).toBe(reference(amount, millionths));
      }),
    );
  });
});

describe("orderTotals", () => {
  it("taxes neither tip nor delivery", () => {
    expect(orderTotals({ subtotal: minor(3333), tip: minor(0), delivery_fee: minor(0) })).toEqual({
      subtotal: 3333,
      tax: 499,
      tip: 0,
      delivery_fee: 0,
      total: 3832,
    });
    expect(orderTotals({ subtotal: minor(2000), tip: minor(300), delivery_fee: minor(499) }).total).toBe(3099);
  });

  it("adds up", () => {
    const amount = fc.nat({ max: 1e12 }).map(minor);
    fc.assert(
      fc.property(amount, amount, amount, (subtotal, tip, delivery_fee) => {
        const totals = orderTotals({ subtotal, tip, delivery_fee });
        expect(totals.tax).toBe(taxOn(subtotal));
        expect(totals.total).toBe(totals.subtotal + totals.tax + totals.tip + totals.delivery_fee);
        expect(Number.isSafeInteger(totals.total)).toBe(true);
      }),
    );
  });
});
