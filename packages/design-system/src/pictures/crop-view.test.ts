import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, MAX_ZOOM, MIDDLE, moved, within } from "./crop-view.ts";

const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });
const fraction = fc.double({ min: -1, max: 2, noNaN: true });
const view = fc.record({ zoom: fc.double({ min: 0.1, max: 9, noNaN: true }), x: fraction, y: fraction });
const spot = fc.record({ x: fraction, y: fraction });

describe("the visible area of a cropped picture", () => {
  it("is the largest area around the middle that fits the frame, divided by the zoom", () => {
    expect(areaOf(MIDDLE, 2, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(areaOf(MIDDLE, 0.5, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
    expect(areaOf({ ...MIDDLE, zoom: 2 }, 1, 1)).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
  });

  it("has the frame's ratio and never reaches beyond the picture", () => {
    fc.assert(
      fc.property(view, ratio, ratio, (wanted, picture, frame) => {
        const seen = within(wanted, picture, frame);
        const area = areaOf(seen, picture, frame);
        expect(seen.zoom).toBeGreaterThanOrEqual(1);
        expect(seen.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(area.x + area.width, area.y + area.height)).toBeLessThanOrEqual(1 + 1e-9);
        expect((area.width * picture) / area.height).toBeCloseTo(frame, 6);
        // Applying it again changes nothing.
        const again = within(seen, picture, frame);
        for (const key of ["zoom", "x", "y"] as const) expect(again[key]).toBeCloseTo(seen[key], 9);
      }),
    );
  });

  it("follows the finger that moves it, and stays within the picture", () => {
    expect(moved({ ...MIDDLE, zoom: 2 }, { at: { x: 0.5, y: 0.5 }, to: { x: 0.75, y: 0.5 }, nearer: 1 }, 1, 1)).toEqual(
      {
        zoom: 2,
        x: 0.375,
        y: 0.5,
      },
    );
    // Zooming in at a corner leaves the corner where it is.
    expect(moved(MIDDLE, { at: { x: 0, y: 0 }, to: { x: 0, y: 0 }, nearer: 2 }, 1, 1)).toEqual({
      zoom: 2,
      x: 0.25,
      y: 0.25,
    });
    fc.assert(
      fc.property(view, spot, spot, fc.double({ min: 0.1, max: 10, noNaN: true }), (from, at, to, nearer) => {
        const seen = moved(within(from, 1.5, 0.8), { at, to, nearer }, 1.5, 0.8);
        expect(within(seen, 1.5, 0.8).x).toBeCloseTo(seen.x, 9);
      }),
    );
  });
});
