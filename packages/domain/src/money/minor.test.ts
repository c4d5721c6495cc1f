import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor, toDecimal, toMinor } from "./minor.ts";

describe("money on the wire", () => {
  it("reads a decimal in whole cents, with halves rounded away from zero", () => {
    expect(toMinor(12.5)).toBe(1250);
    expect(toMinor(1.005)).toBe(101);
    expect(toMinor(-1.005)).toBe(-101);
    expect(toMinor(0.07)).toBe(7);
    expect(toMinor(0)).toBe(0);
  });

  it("is unchanged after a round trip over the wire, up to ten billion dollars", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const onWire: unknown = JSON.parse(JSON.stringify(toDecimal(minor(amount))));
        expect(toMinor(Number(onWire)) + 0).toBe(amount + 0);
      }),
    );
  });
});
