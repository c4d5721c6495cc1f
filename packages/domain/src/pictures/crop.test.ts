import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropBox } from "./crop.ts";

describe("the part of a picture that is kept", () => {
  it("is the largest with its ratio, in the middle, where none is named", () => {
    expect(cropBox({ width: 1_000, height: 1_000 }, 4 / 5, null)).toEqual({
      left: 100,
      top: 0,
      width: 800,
      height: 1_000,
    });
    expect(cropBox({ width: 800, height: 2_000 }, 4 / 5, null)).toEqual({
      left: 0,
      top: 500,
      width: 800,
      height: 1_000,
    });
  });

  it("is the named one where it has the ratio", () => {
    const crop = { x: 0.25, y: 0.1, width: 0.4, height: 0.5 };
    expect(cropBox({ width: 1_000, height: 1_000 }, 4 / 5, crop)).toEqual({
      left: 250,
      top: 100,
      width: 400,
      height: 500,
    });
  });

  it("lies within the picture and has the ratio to within two pixels, whatever is named", () => {
    const edge = fc.integer({ min: 1, max: 12_000 });
    const fraction = fc.double({ min: -1, max: 2, noNaN: true });
    const crop = fc.option(fc.record({ x: fraction, y: fraction, width: fraction, height: fraction }));
    fc.assert(
      fc.property(edge, edge, fc.constantFrom(1, 4 / 5, 16 / 9), crop, (width, height, ratio, named) => {
        const box = cropBox({ width, height }, ratio, named);
        for (const value of Object.values(box)) expect(Number.isInteger(value)).toBe(true);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1);
        expect(box.left + box.width).toBeLessThanOrEqual(width);
        expect(box.top + box.height).toBeLessThanOrEqual(height);
        // In a picture of only a few pixels, rounding changes the ratio.
        if (Math.min(width, height) > 4 && Math.min(box.width, box.height) > 4) {
          expect(Math.abs(box.width - box.height * ratio)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
