import { metresBetween, type Point } from "../restaurants/distance.ts";
import { MOST_RADIUS_M } from "./distance-steps.ts";

/** What a map shows (places §16): the point in its middle, and the metres from there to its corners. */
export interface MapArea {
  centre: Point;
  radius: number;
}

/** The equator of the web's maps, metres; a tile of zoom 0 shows all of it in so many pixels. */
const EQUATOR_M = 40_075_016.686;
const TILE_PX = 512;
/** Nearer than this one sees nothing more, further away all of it twice. */
const NEAREST = 18;
const FARTHEST = 1;

/** What is too little to be searched anew. */
const MOVED = 1 / 5;
const RESIZED = 4 / 3;

/** The area whose one corner is `corner`, around `centre`. */
export const areaTo = (centre: Point, corner: Point): MapArea => ({
  centre,
  radius: Math.max(1, Math.min(MOST_RADIUS_M, Math.round(metresBetween(centre, corner)))),
});

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Where most of some points lie; null: there are none. One that is far away moves it no further than any other. */
export const middleOf = (points: readonly Point[]): Point | null =>
  points.length === 0
    ? null
    : {
        latitude: median(points.map(({ latitude }) => latitude)),
        longitude: median(points.map(({ longitude }) => longitude)),
      };

/** How near a map of so many pixels from corner to corner is when it shows an area. */
export function zoomOf({ centre, radius }: MapArea, diagonal: number): number {
  const around = EQUATOR_M * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2((around * diagonal) / (2 * TILE_PX * radius));
  return Math.max(FARTHEST, Math.min(NEAREST, zoom));
}

/** Whether one looks at another area than the one that was searched. */
export function isElsewhere(seen: MapArea, searched: MapArea): boolean {
  const size = seen.radius / searched.radius;
  return metresBetween(seen.centre, searched.centre) > searched.radius * MOVED || size > RESIZED || size < 1 / RESIZED;
}
