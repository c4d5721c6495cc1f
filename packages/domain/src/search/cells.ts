import type { Point } from "../restaurants/distance.ts";

/**
 * The earth is laid out in cells of three sizes, so that what lies near is found by equality, together with a word and
 * in one index. Each entry of the search lies in one cell of each size (server search/search.table.ts, which a test
 * compares with this).
 */
export interface CellSize {
  /** Metres from north to south, and about as many from east to west in the temperate zones. */
  metres: number;
  /** In degrees. */
  high: number;
  wide: number;
  /** Its cells are numbered from here on. */
  first: number;
}

/** More than there are cells around the earth, in one row of the smallest. */
export const CELLS_IN_ROW = 30_000;
export const CELL_SIZES: readonly CellSize[] = [
  { metres: 1_000, high: 0.009, wide: 0.0125, first: 0 },
  { metres: 3_000, high: 0.027, wide: 0.0375, first: 700_000_000 },
  { metres: 10_000, high: 0.09, wide: 0.125, first: 1_000_000_000 },
];

/** Metres of a degree along a meridian. */
export const DEGREE = 111_195;
/** At the poles a degree along the equator is nothing: narrower than this none is taken for. */
const NARROWEST = 0.01;

/** How many degrees these metres are, along the meridian and along the equator. */
export const degreesOf = ({ latitude }: Point, metres: number): { high: number; wide: number } => {
  const high = metres / DEGREE;
  return { high, wide: high / Math.max(NARROWEST, Math.cos((latitude * Math.PI) / 180)) };
};

/** The one in which a point lies. */
export const cellOf = ({ latitude, longitude }: Point, { high, wide, first }: CellSize): number =>
  first + Math.floor((latitude + 90) / high) * CELLS_IN_ROW + Math.floor((longitude + 180) / wide);

/** Those of one size that a square around a point touches, as wide to each side as the size says; none beyond the date line. */
export function cellsAround(point: Point, size: CellSize): number[] {
  const { high, wide } = degreesOf(point, size.metres);
  const southWest = cellOf(
    { latitude: Math.max(-90, point.latitude - high), longitude: Math.max(-180, point.longitude - wide) },
    size,
  );
  const northEast = cellOf(
    { latitude: Math.min(90, point.latitude + high), longitude: Math.min(180, point.longitude + wide) },
    size,
  );
  const rows =
    Math.floor((northEast - size.first) / CELLS_IN_ROW) - Math.floor((southWest - size.first) / CELLS_IN_ROW);
  const columns = ((northEast - size.first) % CELLS_IN_ROW) - ((southWest - size.first) % CELLS_IN_ROW);
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => southWest + row * CELLS_IN_ROW + column),
  ).flat();
}
