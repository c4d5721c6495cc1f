import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin, metresBetween } from "./distance.ts";

const montreal = { latitude: 45.50884, longitude: -73.58781 };
const paris = { latitude: 48.85661, longitude: 2.35222 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("metresBetween", () => {
  it("measures the distance from Montréal to Paris", () => {
    expect(metresBetween(montreal, paris) / 1000).toBeCloseTo(5506, -1);
  });

  it("measures a short distance", () => {
    const northwards = { ...montreal, latitude: montreal.latitude + 0.001 };
    expect(metresBetween(montreal, northwards)).toBeCloseTo(111.2, 1);
    expect(isWithin(montreal, 111.3, northwards)).toBe(true);
    expect(isWithin(montreal, 111, northwards)).toBe(false);
  });

  it("crosses the date line the short way", () => {
    const east = { latitude: 0, longitude: 179.999 };
    expect(metresBetween(east, { latitude: 0, longitude: -179.999 })).toBeLessThan(300);
  });

  it("is the same both ways, 0 to the point itself, and never more than half way around the earth", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3);
        expect(metresBetween(a, a)).toBe(0);
        expect(metresBetween(a, b)).toBeLessThanOrEqual(20_015_115);
      }),
    );
  });
});
