/** Metres of a mile. */
export const MILE_M = 1_609.344;

const KILOMETRES = [0.5, 1, 2, 5, 10];
const MILES = [0.25, 0.5, 1, 3, 5];

/** How far a list may reach that is narrowed by distance: round figures in the reader's unit, in whole metres. */
export const distanceSteps = (metric: boolean): number[] =>
  metric ? KILOMETRES.map((km) => km * 1_000) : MILES.map((miles) => Math.round(miles * MILE_M));

/** Whether lengths are told in kilometres (language §16): in French, and in Canada's English. */
export const isMetric = (language: "en" | "fr", region: string): boolean =>
  language === "fr" || region.toLowerCase() === "en-ca";

/** restaurants §19: how far a list may be asked to reach, in metres. */
export const MOST_RADIUS_M = 500_000;
