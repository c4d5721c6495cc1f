import { metresBetween, type Point } from "../restaurants/distance.ts";

/** The largest radius of a zone, in metres. */
export const MOST_ZONE_RADIUS_M = 100_000;
/** The limits of the numbers that describe a zone. */
export const ZONE_NUMBERS = {
  latitude: { min: -90, max: 90, whole: false },
  longitude: { min: -180, max: 180, whole: false },
  radius: { min: 1, max: MOST_ZONE_RADIUS_M, whole: true },
} as const;
/** The name of a zone in addresses: lower-case letters and digits, with single hyphens between them. */
export const ZONE_NAME = /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A neighbourhood (search §10): its centre and its radius in metres. */
export interface ZoneArea {
  zone: string;
  centre: Point;
  radius: number;
}

/**
 * The zone of a place (search §10): the one that the place names itself, otherwise, among those that contain it, the
 * one with the nearest centre, and among equals the first by name. null if it names none and is in none.
 */
export function zoneOf(
  place: { zone: string | null; position: Point | null },
  zones: readonly ZoneArea[],
): string | null {
  if (place.zone !== null) return place.zone;
  const { position } = place;
  if (position === null) return null;
  let nearest: { zone: string; metres: number } | null = null;
  for (const { zone, centre, radius } of zones) {
    const metres = metresBetween(centre, position);
    if (metres > radius) continue;
    if (nearest && (metres > nearest.metres || (metres === nearest.metres && zone > nearest.zone))) continue;
    nearest = { zone, metres };
  }
  return nearest?.zone ?? null;
}
