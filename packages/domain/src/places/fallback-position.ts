import type { Point } from "../restaurants/distance.ts";

/** Where somebody is taken to be until a device tells (spec §9 "Fallback position"): downtown Montréal. */
export const FALLBACK_POSITION = { latitude: 45.50884, longitude: -73.58781 } as const satisfies Point;
