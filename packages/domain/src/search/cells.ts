import type { Point } from "../restaurants/distance.ts";

/**
 * The earth is divided into cells of three sizes, so that nearby entries are found by equality, together with a word
 * and in one index. Each search entry is in one cell of each size (server search/search.table.ts, which a test compares
 * with this).
 */
export interface CellSize {
  /** Metres from north to south, and about as many from east to west in the temperate zones. */
  metres: number;
  /** In degrees. */
  high: number;
  wide: number;
  /** The number of the first cell of this size. */
  first: number;
}

/** More than the number of cells around the earth in one row of the smallest size. */
export const CELLS_IN_ROW = 30_000;
export const CELL_SIZES: readonly CellSize[] = [
  { metres: 1_000, high: 0.009, wide: 0.0125, first: 0 },
  { metres: 3_000, high: 0.027, wide: 0.0375, first: 700_000_000 },
  { metres: 10_000, high: 0.09, wide: 0.125, first: 1_000_000_000 },
];

/** Metres in a degree along a meridian. */
export const DEGREE = 111_195;
/** A lower limit of the cosine, because at the poles a degree of longitude has no width. */
const NARROWEST = 0.01;

/** Converts metres to degrees, along the meridian and along the parallel. */
export const degreesOf = ({ latitude }: Point, metres: number): { high: number; wide: number } => {
  const high = metres / DEGREE;
  return { high, wide: high / Math.max(NARROWEST, Math.cos((latitude * Math.PI) / 180)) };
};

/** The cell that contains a point. */
export const cellOf = ({ latitude, longitude }: Point, { high, wide, first }: CellSize): number =>
  first + Math.floor((latitude + 90) / high) * CELLS_IN_ROW + Math.floor((longitude + 180) / wide);

/**
 * The cells of one size that touch a square around a point. The square extends by the cell size in each direction, but
 * not beyond the date line.
 */
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
