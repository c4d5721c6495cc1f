import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CELL_SIZES, cellOf, cellsAround, degreesOf } from "./cells.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const share = fc.double({ min: -1, max: 1, noNaN: true });

describe.each(CELL_SIZES)("cells of $metres m", (size) => {
  it("around a point include everything within their own width", () => {
    fc.assert(
      fc.property(point, share, share, (from, north, east) => {
        const { high, wide } = degreesOf(from, size.metres);
        const near = { latitude: from.latitude + north * high, longitude: from.longitude + east * wide };
        fc.pre(Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180);
        expect(cellsAround(from, size)).toContain(cellOf(near, size));
      }),
    );
  });

  it("are few where people live, and are numbered with whole numbers of four bytes", () => {
    fc.assert(
      fc.property(point, (from) => {
        const cells = cellsAround(from, size);
        expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 2 ** 31)).toBe(true);
        if (Math.abs(from.latitude) < 60) expect(cells.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});

it("cells of different sizes never share a number", () => {
  const [small, middle, large] = CELL_SIZES.map((size) => ({
    least: cellOf({ latitude: -90, longitude: -180 }, size),
    most: cellOf({ latitude: 90, longitude: 180 }, size),
  }));
  expect(small && middle && small.most < middle.least).toBe(true);
  expect(middle && large && middle.most < large.least).toBe(true);
});
