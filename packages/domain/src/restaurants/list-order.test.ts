import fc from "fast-check";
import { expect, test } from "vitest";
import { compareListPlaces, openRank } from "./list-order.ts";
import { ORDERING_STATUSES } from "./ordering-status.ts";

const place = fc.record({
  rank: fc.constantFrom(...ORDERING_STATUSES.map(openRank)),
  chord: fc.integer({ min: 0, max: 3 }),
  id: fc.integer({ min: 1, max: 4 }),
});

test("a list has one order: open first, then the nearest, and no two places rank equal (restaurants §30)", () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(compareListPlaces(a, b) + compareListPlaces(b, a)).toBe(0);
      expect(compareListPlaces(a, b) === 0).toBe(JSON.stringify(a) === JSON.stringify(b));
      if (compareListPlaces(a, b) < 0 && compareListPlaces(b, c) < 0) expect(compareListPlaces(a, c)).toBeLessThan(0);
      if (a.rank < b.rank) expect(compareListPlaces(a, b)).toBeLessThan(0);
    }),
  );
});
