import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaTo, isElsewhere, middleOf, zoomOf } from "./map-area.ts";

const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const radius = fc.integer({ min: 100, max: 200_000 });

describe("the area of a map (places §16)", () => {
  it("reaches to its corner, within the largest radius of a list", () => {
    const centre = { latitude: 45.5, longitude: -73.6 };
    expect(areaTo(centre, { latitude: 45.51, longitude: -73.6 }).radius).toBe(1_112);
    expect(areaTo(centre, centre).radius).toBe(1);
    fc.assert(
      fc.property(point, point, (from, to) => {
        const { radius: metres } = areaTo(from, to);
        expect(Number.isInteger(metres) && metres >= 1 && metres <= 500_000).toBe(true);
      }),
    );
  });

  it("is shown again at the zoom at which the screen is as wide as its radius says", () => {
    fc.assert(
      fc.property(point, radius, fc.integer({ min: 400, max: 3_000 }), (centre, metres, diagonal) => {
        const zoom = zoomOf({ centre, radius: metres }, diagonal);
        fc.pre(zoom > 1 && zoom < 18);
        const pixel = (40_075_016.686 * Math.cos((centre.latitude * Math.PI) / 180)) / (512 * 2 ** zoom);
        expect((pixel * diagonal) / 2 / metres).toBeCloseTo(1, 6);
      }),
    );
  });

  it("around points is centred where most of them lie, even if one lies far away", () => {
    expect(middleOf([])).toBeNull();
    const near = { latitude: 45.52, longitude: -73.58 };
    expect(middleOf([near, near, { latitude: -33, longitude: 151 }])).toEqual(near);
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), (points) => {
        const { latitude, longitude } = middleOf(points) ?? { latitude: 99, longitude: 0 };
        expect(points.map((one) => one.latitude)).toContain(latitude);
        expect(points.map((one) => one.longitude)).toContain(longitude);
      }),
    );
  });

  it("counts as another one once it has been moved or resized noticeably", () => {
    const searched = { centre: { latitude: 45.5, longitude: -73.6 }, radius: 2_000 };
    expect(isElsewhere(searched, searched)).toBe(false);
    expect(isElsewhere({ ...searched, radius: 2_500 }, searched)).toBe(false);
    expect(isElsewhere({ ...searched, radius: 2_700 }, searched)).toBe(true);
    expect(isElsewhere({ ...searched, radius: 1_400 }, searched)).toBe(true);
    const north = (latitude: number) => ({ ...searched, centre: { latitude, longitude: -73.6 } });
    expect(isElsewhere(north(45.503), searched)).toBe(false);
    expect(isElsewhere(north(45.504), searched)).toBe(true);
    fc.assert(
      fc.property(
        point,
        radius,
        (centre, metres) => !isElsewhere({ centre, radius: metres }, { centre, radius: metres }),
      ),
    );
  });
});
