import { MILE_M } from "./is-metric.ts";

const KILOMETRES = [0.5, 1, 2, 5, 10];
const MILES = [0.25, 0.5, 1, 3, 5];

/** The distances by which a list can be filtered: round numbers in the reader's unit, in whole metres. */
export const distanceSteps = (metric: boolean): number[] =>
  metric ? KILOMETRES.map((km) => km * 1_000) : MILES.map((miles) => Math.round(miles * MILE_M));

/** The largest radius that a list accepts, in metres (restaurants §19). */
export const MOST_RADIUS_M = 500_000;
