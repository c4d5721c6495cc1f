import { expect, test } from "vitest";
import { distanceSteps, MOST_RADIUS_M } from "./distance-steps.ts";
import { MILE_M } from "./is-metric.ts";

test("a list can be narrowed to round distances in the reader's unit (language §16)", () => {
  expect(distanceSteps(true)).toEqual([500, 1_000, 2_000, 5_000, 10_000]);
  for (const metric of [true, false]) {
    for (const metres of distanceSteps(metric)) {
      expect(Number.isInteger(metres) && metres > 0 && metres <= MOST_RADIUS_M).toBe(true);
      const unit = metric ? 500 : MILE_M / 4;
      expect(Math.abs(metres / unit - Math.round(metres / unit))).toBeLessThan(0.01);
    }
  }
});
