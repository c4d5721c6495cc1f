import { expect, test } from "vitest";
import { countedQuantity, isCount, isQuantity } from "./line-quantity.ts";

const BAD = [0, 26, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300];

test("a quantity is a whole number from 1 to 25 (orders §4)", () => {
  expect([1, 2, 24, 25].every(isQuantity)).toBe(true);
  expect(BAD.some(isQuantity)).toBe(false);
  expect(BAD.map(countedQuantity)).toEqual(BAD.map(() => 0));
  expect(countedQuantity(25)).toBe(25);
});

test("a count is any whole number of at least 1", () => {
  expect(isCount(26)).toBe(true);
  expect([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53].some(isCount)).toBe(false);
});
