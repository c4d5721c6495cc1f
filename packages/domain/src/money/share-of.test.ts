import * as fc from "fast-check";
import { expect, it } from "vitest";
import { minor } from "./minor.ts";
import { shareOf } from "./share-of.ts";

it("rounds exact halves up, which fall at every odd multiple of 2000 for 14.975 %", () => {
  for (let k = 1; k < 400; k += 2) expect(shareOf(minor(2000 * k), 149_750)).toBe((599 * k + 1) / 2);
  expect(shareOf(minor(-5), 500_000)).toBe(-2);
});

it("is within half a unit of the exact share of any safe integer", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 1_000_000 }), (amount, millionths) => {
      const twice =
        2n * (BigInt(shareOf(minor(amount), millionths)) * 1_000_000n - BigInt(amount) * BigInt(millionths));
      expect(twice > -1_000_000n && twice <= 1_000_000n).toBe(true);
    }),
  );
});
