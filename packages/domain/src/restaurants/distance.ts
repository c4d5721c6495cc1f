/** A point on the earth in decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth (IUGG), in metres. */
const EARTH_RADIUS = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance in metres between two points along the earth's surface (haversine: within 0.5 % everywhere). */
export const metresBetween = (a: Point, b: Point): number => {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  // For antipodal points, rounding can give a value slightly above 1, for which asin is undefined.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
};

/**
 * The distance in kilometres, rounded to ten metres, which is precise enough for a list; null if either position is
 * unknown.
 */
export const kilometresBetween = (
  from: Point | null,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): number | null =>
  from === null || latitude === null || longitude === null
    ? null
    : Math.round(metresBetween(from, { latitude, longitude }) / 10) / 100;

/** Whether `point` is within `radius` metres of `centre`, the edge included. */
export const isWithin = (centre: Point, radius: number, point: Point): boolean =>
  metresBetween(centre, point) <= radius;
