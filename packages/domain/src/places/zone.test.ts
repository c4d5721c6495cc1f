import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWithin, metresBetween } from "../restaurants/distance.ts";
import { type ZoneArea, ZONE_NAME, zoneOf } from "./zone.ts";

const point = fc.record({
  latitude: fc.double({ min: 45.4, max: 45.6, noNaN: true }),
  longitude: fc.double({ min: -73.7, max: -73.5, noNaN: true }),
});
const zones = fc.uniqueArray(
  fc.record({
    zone: fc.constantFrom("plateau", "mile-end", "verdun", "ndg", "villeray"),
    centre: point,
    radius: fc.integer({ min: 1, max: 5_000 }),
  }) satisfies fc.Arbitrary<ZoneArea>,
  { selector: ({ zone }) => zone },
);

describe("the zone of a place (search §10)", () => {
  test("is the zone that the place names, even where it lies within others", () => {
    fc.assert(
      fc.property(zones, point, (all, position) => {
        expect(zoneOf({ zone: "griffintown", position }, all)).toBe("griffintown");
        expect(zoneOf({ zone: null, position: null }, all)).toBeNull();
      }),
    );
  });

  test("is otherwise the nearest zone that reaches the place, in any order of the zones", () => {
    fc.assert(
      fc.property(zones, point, (all, position) => {
        const found = zoneOf({ zone: null, position }, all);
        expect(zoneOf({ zone: null, position }, all.toReversed())).toBe(found);
        const reaching = all.filter(({ centre, radius }) => isWithin(centre, radius, position));
        if (found === null) expect(reaching).toEqual([]);
        if (found === null) return;
        const its = reaching.find(({ zone }) => zone === found);
        const least = Math.min(...reaching.map(({ centre }) => metresBetween(centre, position)));
        expect(its && metresBetween(its.centre, position)).toBe(least);
      }),
    );
  });
});

test.each([
  ["mile-end", true],
  ["h2j", true],
  ["", false],
  ["Mile-End", false],
  ["mile--end", false],
  ["mile_end", false],
  ["a".repeat(61), false],
])("%j as a zone's name in an address: %s", (name, good) => {
  expect(ZONE_NAME.test(name)).toBe(good);
});
