import type { Point } from "@tablee/domain/restaurants/distance";

/** The radius of PostgreSQL's earthdistance, metres: positions of columns are measured with it too. */
const RADIUS = 6_378_168;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point as the database's cube, to a millimetre: what its `geo_point` makes of the same degrees. */
export function positionOnEarth({ latitude, longitude }: Point): string {
  const [lat, lon] = [radians(latitude), radians(longitude)];
  const around = RADIUS * Math.cos(lat);
  return `(${[around * Math.cos(lon), around * Math.sin(lon), RADIUS * Math.sin(lat)].map((one) => one.toFixed(3)).join()})`;
}

/** Metres of the straight line through the earth between two points that are `metres` apart on its surface. */
export const chordOf = (metres: number): number => 2 * RADIUS * Math.sin(Math.min(metres / (2 * RADIUS), Math.PI / 2));
