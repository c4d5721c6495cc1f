import type { Point } from "../restaurants/distance.ts";

/** Where somebody is taken to be until a device tells (places §1): downtown Montréal. */
export const FALLBACK_POSITION = { latitude: 45.50884, longitude: -73.58781 } as const satisfies Point;
