import type { Point } from "../restaurants/distance.ts";

/** The assumed position until a device reports one (places §1): downtown Montréal. */
export const FALLBACK_POSITION = { latitude: 45.50884, longitude: -73.58781 } as const satisfies Point;
