import type { Point } from "@tablee/domain/restaurants/distance";

/** The radius used by PostgreSQL's earthdistance, in metres; positions in columns are computed with it too. */
const RADIUS = 6_378_168;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a point as a cube literal, to a millimetre: equal to `geo_point` of the same degrees in the database. */
export function positionOnEarth({ latitude, longitude }: Point): string {
  const [lat, lon] = [radians(latitude), radians(longitude)];
  const around = RADIUS * Math.cos(lat);
  return `(${[around * Math.cos(lon), around * Math.sin(lon), RADIUS * Math.sin(lat)].map((one) => one.toFixed(3)).join()})`;
}

/**
 * Returns the length of the straight line through the earth between two points that are `metres` apart on the surface.
 */
export const chordOf = (metres: number): number => 2 * RADIUS * Math.sin(Math.min(metres / (2 * RADIUS), Math.PI / 2));
