import type { PlaceType } from "@tablee/domain/places/place-type";
import type { Point } from "@tablee/domain/restaurants/distance";

/** An address and where it lies. */
export interface Place {
  /** The whole of it in one line. */
  formatted_address: string;
  /** Number and street; empty where it is only known in which part of a city it lies. */
  address: string;
  city: string;
  /** Empty where it is not known. */
  postal_code: string;
  latitude: number;
  longitude: number;
  /** How far the point may be from the door, in metres. */
  accuracy_m: number;
  /** What is there; null where nobody says so. */
  type: PlaceType | null;
}

/** Addresses offered for what somebody types. */
export const MAX_SUGGESTIONS = 6;

/**
 * Where addresses lie. Texts are at most MAX_ADDRESS_QUERY long. All of them reject where the service cannot be
 * reached or answers nonsense.
 */
export interface Geocoder {
  /** Addresses that begin as somebody types, those within SEARCH_BIAS_M of `near` first; at most MAX_SUGGESTIONS. */
  suggest(query: string, near: Point): Promise<Place[]>;
  /** Where an address lies, if it is that of one place only; null where that cannot be told. */
  locate(address: string, near: Point): Promise<Place | null>;
  /** Addresses at a point, the likeliest first. */
  reverse(point: Point): Promise<Place[]>;
}
