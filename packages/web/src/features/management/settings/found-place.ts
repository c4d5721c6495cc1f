import type { Place } from "@tablee/contract/places/places.schema";

/** What a number on a street is off by at most, in metres; from here on the street or the quarter was found. */
const DOOR_M = 400;

/** Whether an address was found at its door. */
export const isExact = ({ accuracy_m }: Pick<Place, "accuracy_m">): boolean => accuracy_m <= DOOR_M;
