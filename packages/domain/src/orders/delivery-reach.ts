import { isWithin, metresBetween, type Point } from "../restaurants/distance.ts";

/** Where a restaurant delivers from, and how far. */
export interface DeliveringFacts {
  /** In metres; null means anywhere. */
  delivery_radius_m: number | null;
  latitude: number | null;
  longitude: number | null;
}

export interface DeliveryFacts {
  address: string;
  /** Missing or null if the position is unknown. */
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** How inaccurate that position may be, in metres. */
  accuracy_m?: number | null | undefined;
}

export type ReachProblem =
  | { code: "address_missing" }
  | { code: "address_too_far"; distance_m: number; delivery_radius_m: number };

/**
 * Whether a restaurant delivers to an address. The address is refused only if it is certainly too far: if a position is
 * unknown, the order is accepted and the kitchen decides.
 */
export const checkReach = (restaurant: DeliveringFacts, delivery: DeliveryFacts | null): ReachProblem | null => {
  if (!delivery || delivery.address.trim() === "") return { code: "address_missing" };
  const { delivery_radius_m } = restaurant;
  const [from, to] = [positionOf(restaurant), positionOf(delivery)];
  if (delivery_radius_m === null || !from || !to) return null;
  if (isWithin(from, delivery_radius_m + Math.max(0, delivery.accuracy_m ?? 0), to)) return null;
  return { code: "address_too_far", distance_m: Math.round(metresBetween(from, to)), delivery_radius_m };
};

const positionOf = ({ latitude, longitude }: Pick<DeliveryFacts, "latitude" | "longitude">): Point | null =>
  latitude == null || longitude == null ? null : { latitude, longitude };
