import fc from "fast-check";
import { expect, test } from "vitest";
import { filterOf, isFiltered, pointOf, readRestaurantsSearch, writePoint } from "./restaurants-search.ts";

test("every known part of the address is read (restaurants §32)", () => {
  const search = {
    cuisine: "fish_and_chips",
    open: true,
    mode: "delivery",
    serves: "vegan",
    tag: "spicy",
    radius: 2_000,
    favorites: true,
    around: "45.52,-73.58",
    map: true,
    pin: 12,
    restaurant: "12",
  };
  expect(readRestaurantsSearch(search)).toEqual({ ...search, restaurant: 12 });
  expect(isFiltered(filterOf(readRestaurantsSearch({ around: "45.52,-73.58", restaurant: 12 })))).toBe(false);
  expect(isFiltered(filterOf(readRestaurantsSearch({ radius: 500 })))).toBe(true);
});

test.each([
  { cuisine: "a".repeat(10_000) },
  { cuisine: "thai\u0000" },
  { cuisine: "%' or 1=1" },
  { open: "true" },
  { mode: "teleport" },
  { serves: "__proto__" },
  { tag: "new" },
  { radius: 0 },
  { radius: -5 },
  { radius: 1.5 },
  { radius: 500_001 },
  { radius: "2000" },
  { radius: Number.NaN },
  { favorites: 1 },
  { around: "91,0" },
  { around: "0,181" },
  { around: "45.5" },
  { around: "45.5,-73.6,1" },
  { around: "1e1,2" },
  { around: "NaN,NaN" },
  { around: [45, -73] },
  { map: "true" },
  { pin: 12 },
  { restaurant: 0 },
  { restaurant: "x" },
])("%j is ignored", (search) => {
  expect(Object.values(readRestaurantsSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});

test("a position is written to the address and read back to within two metres", () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const read = pointOf(writePoint({ latitude, longitude }));
      expect(Math.abs((read?.latitude ?? 1_000) - latitude)).toBeLessThan(1e-5);
      expect(Math.abs((read?.longitude ?? 1_000) - longitude)).toBeLessThan(1e-5);
    }),
  );
});
