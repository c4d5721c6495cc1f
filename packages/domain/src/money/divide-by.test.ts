import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideBy } from "./divide-by.ts";
import { minor } from "./minor.ts";

describe("divideBy", () => {
  it("gives the remaining cents to the largest remainders, and to the first of equal ones", () => {
    expect(divideBy(minor(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(divideBy(minor(10), [25, 50, 25])).toEqual([3, 5, 2]);
    expect(divideBy(minor(438), [2500, 425])).toEqual([374, 64]);
  });

  it("divides evenly where all weights are 0, and returns nothing where there are none", () => {
    expect(divideBy(minor(5), [0, 0])).toEqual([3, 2]);
    expect(divideBy(minor(5), [])).toEqual([]);
  });

  it("adds up to the whole, each part within a cent of its exact share", () => {
    const amount = fc.nat({ max: 2_147_483_647 });
    const weights = fc.array(fc.nat({ max: 2_147_483_647 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const divided = divideBy(minor(whole), parts);
        expect(divided.reduce((sum, part) => sum + part, 0)).toBe(whole);
        const total = BigInt(parts.reduce((sum, part) => sum + part, 0));
        if (total === 0n) return;
        divided.forEach((part, index) => {
          const floor = Number((BigInt(whole) * BigInt(parts[index]!)) / total);
          expect([floor, floor + 1]).toContain(part);
        });
      }),
    );
  });
});
