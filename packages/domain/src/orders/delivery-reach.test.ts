import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { metresBetween } from "../restaurants/distance.ts";
import { checkReach } from "./delivery-reach.ts";

const restaurant = { delivery_radius_m: 5_000, latitude: 45.523, longitude: -73.582 };
const at = (latitude: number, longitude: number, accuracy_m?: number) => ({
  address: "5241, rue Fabre",
  latitude,
  longitude,
  accuracy_m,
});

describe("how far a restaurant delivers", () => {
  it("requires an address that is not blank", () => {
    for (const delivery of [null, { address: "" }, { address: " \n" }]) {
      expect(checkReach(restaurant, delivery)).toEqual({ code: "address_missing" });
    }
  });

  it("tells the distance and the radius where the address is too far", () => {
    expect(checkReach(restaurant, at(45.6, -73.582))).toEqual({
      code: "address_too_far",
      distance_m: 8562,
      delivery_radius_m: 5_000,
    });
  });

  it("refuses nothing where the distance cannot be measured", () => {
    expect(checkReach(restaurant, { address: "5241, rue Fabre" })).toBeNull();
    expect(checkReach({ ...restaurant, latitude: null }, at(0, 0))).toBeNull();
    expect(checkReach({ ...restaurant, delivery_radius_m: null }, at(0, 0))).toBeNull();
  });

  it("refuses an address exactly where it is farther than the radius and its inaccuracy together", () => {
    const degrees = (around: number) => fc.double({ min: around - 0.2, max: around + 0.2, noNaN: true });
    fc.assert(
      fc.property(
        degrees(restaurant.latitude),
        degrees(restaurant.longitude),
        fc.nat(20_000),
        fc.option(fc.nat(10_000)),
        (latitude, longitude, delivery_radius_m, accuracy_m) => {
          const delivery = { address: "x", latitude, longitude, accuracy_m };
          const far = metresBetween(restaurant, { latitude, longitude }) > delivery_radius_m + (accuracy_m ?? 0);
          expect(checkReach({ ...restaurant, delivery_radius_m }, delivery)?.code === "address_too_far").toBe(far);
        },
      ),
    );
  });
});
