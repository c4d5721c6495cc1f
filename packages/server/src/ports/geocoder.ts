import type { PlaceType } from "@tablee/domain/places/place-type";
import type { Point } from "@tablee/domain/restaurants/distance";

/** An address and its position. */
export interface Place {
  /** The whole address in one line. */
  formatted_address: string;
  /** Number and street; empty if only the part of a city is known. */
  address: string;
  city: string;
  /** Empty if unknown. */
  postal_code: string;
  latitude: number;
  longitude: number;
  /** How far the point may be from the door, in metres. */
  accuracy_m: number;
  /** What is there; null if unknown. */
  type: PlaceType | null;
}

/** How many addresses are suggested while somebody types. */
export const MAX_SUGGESTIONS = 6;

/**
 * Locates addresses. Texts are at most MAX_ADDRESS_QUERY long. All methods reject if the service cannot be reached or
 * returns nonsense.
 */
export interface Geocoder {
  /**
   * Suggests addresses that begin with what somebody types, those within SEARCH_BIAS_M of `near` first; at most
   * MAX_SUGGESTIONS.
   */
  suggest(query: string, near: Point): Promise<Place[]>;
  /** Returns the position of an address if it identifies only one place; otherwise null. */
  locate(address: string, near: Point): Promise<Place | null>;
  /** Returns addresses at a point, the most likely first. */
  reverse(point: Point): Promise<Place[]>;
}
