import { metresBetween, type Point } from "../restaurants/distance.ts";
import { MOST_RADIUS_M } from "./distance-steps.ts";

/** The area that a map shows (places §16): its centre, and the distance in metres from there to its corners. */
export interface MapArea {
  centre: Point;
  radius: number;
}

/** The length of the equator in web maps, in metres; a tile of zoom 0 shows all of it in TILE_PX pixels. */
const EQUATOR_M = 40_075_016.686;
const TILE_PX = 512;
/** Zoom limits: closer shows nothing more, and farther shows the world twice. */
const NEAREST = 18;
const FARTHEST = 1;

/** Smaller changes of the map do not start a new search. */
const MOVED = 1 / 5;
const RESIZED = 4 / 3;

/** The area around `centre` that reaches to `corner`. */
export const areaTo = (centre: Point, corner: Point): MapArea => ({
  centre,
  radius: Math.max(1, Math.min(MOST_RADIUS_M, Math.round(metresBetween(centre, corner)))),
});

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * The centre of most of the points, or null if there are none. It uses medians, so that a distant point has no more
 * influence than any other.
 */
export const middleOf = (points: readonly Point[]): Point | null =>
  points.length === 0
    ? null
    : {
        latitude: median(points.map(({ latitude }) => latitude)),
        longitude: median(points.map(({ longitude }) => longitude)),
      };

/** The zoom at which a map with this diagonal, in pixels, shows the whole area. */
export function zoomOf({ centre, radius }: MapArea, diagonal: number): number {
  const around = EQUATOR_M * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2((around * diagonal) / (2 * TILE_PX * radius));
  return Math.max(FARTHEST, Math.min(NEAREST, zoom));
}

/** Whether the visible area differs from the searched one. */
export function isElsewhere(seen: MapArea, searched: MapArea): boolean {
  const size = seen.radius / searched.radius;
  return metresBetween(seen.centre, searched.centre) > searched.radius * MOVED || size > RESIZED || size < 1 / RESIZED;
}
