import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_TRIES, secondsToNextTry } from "./next-try.ts";

const draw = double({ min: 0, max: 1, noNaN: true });

describe("the next try of a delivery", () => {
  it("comes no sooner than half its pause and no later than four hours", () => {
    assert(
      property(integer({ min: 1, max: MAX_TRIES - 1 }), draw, (tries, drawn) => {
        const seconds = secondsToNextTry("status", tries, drawn) ?? -1;
        expect(seconds).toBeGreaterThanOrEqual(Math.min(7_200, 15 * 2 ** (tries - 1)));
        expect(seconds).toBeLessThanOrEqual(Math.min(14_400, 30 * 2 ** (tries - 1)));
      }),
    );
  });

  it("does not come after the last permitted try", () => {
    expect(secondsToNextTry("timeout", MAX_TRIES - 1, 0.5)).not.toBeNull();
    expect(secondsToNextTry("timeout", MAX_TRIES, 0.5)).toBeNull();
  });

  it("does not come where trying again cannot help", () => {
    for (const fault of ["address_not_allowed", "endpoint_off", "private_address"] as const) {
      expect(secondsToNextTry(fault, 1, 0.5)).toBeNull();
    }
  });
});
