import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { restAfterCount } from "./trend-rest.ts";

const KEPT = 40_000;

describe("the pause after a count of trends", () => {
  it("lets a vote show within a minute where a count takes less than seven seconds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_600 }), (took) => {
        expect(2 * took + restAfterCount(took) + KEPT).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  it("is never shorter than the count", () => {
    fc.assert(fc.property(fc.nat(), (took) => restAfterCount(took) >= took));
    expect([0, 4_000, 30_000].map(restAfterCount)).toEqual([15_000, 12_000, 30_000]);
  });
});
