import { expect, it } from "vitest";
import { metresBetween } from "../restaurants/distance.ts";
import { mapStart } from "./map-start.ts";

const LYON = { latitude: 45.76, longitude: 4.83 };
const MONTREAL = { latitude: 45.51, longitude: -73.59 };

it("a map without a pin shows the region of the place's time zone, and Montréal's for any other", () => {
  const paris = mapStart("Europe/Paris");
  expect(metresBetween(paris.centre, LYON)).toBeLessThan(paris.radius);
  for (const zone of ["America/Toronto", "Mars/Olympus", "constructor"]) {
    expect(metresBetween(mapStart(zone).centre, MONTREAL)).toBeLessThan(1_000);
  }
});
