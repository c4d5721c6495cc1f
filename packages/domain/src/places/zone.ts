import { metresBetween, type Point } from "../restaurants/distance.ts";

/** How far a zone may reach from its middle, in metres. */
export const MOST_ZONE_RADIUS_M = 100_000;
/** What an address calls a zone: small letters and digits, single hyphens between. */
export const ZONE_NAME = /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A neighbourhood (search §10): a middle, and how far it reaches from there in metres. */
export interface ZoneArea {
  zone: string;
  centre: Point;
  radius: number;
}

/**
 * The zone that a place lies in (search §10): the one that it names itself, else of those that reach it the one whose
 * middle is nearest; of two as near, the first by name. Null where it names none and none reaches it.
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
