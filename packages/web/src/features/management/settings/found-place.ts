import type { Place } from "@tablee/contract/places/places.schema";

/**
 * The largest error in metres of a position found by house number; from here on only the street or the quarter was
 * found.
 */
const DOOR_M = 400;

/** Whether an address was found to its door. */
export const isExact = ({ accuracy_m }: Pick<Place, "accuracy_m">): boolean => accuracy_m <= DOOR_M;
