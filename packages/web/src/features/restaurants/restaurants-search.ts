import { type Diet, DIETS } from "@tablee/domain/menus/diets";
import type { MenuTag } from "@tablee/domain/menus/menu-constants";
import { MOST_RADIUS_M } from "@tablee/domain/places/distance-steps";
import type { Point } from "@tablee/domain/restaurants/distance";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";

/**
 * The tags by which people search for a place; diets have their own filter, and other tags say little about a place.
 */
export const LIST_TAGS = ["spicy", "local", "seasonal", "to-share", "kids"] as const satisfies readonly MenuTag[];
export type ListTag = (typeof LIST_TAGS)[number];

/** The filters of the list in its address (restaurants §32). */
export interface RestaurantsFilter {
  cuisine?: string | undefined;
  /** Only those that take orders now. */
  open?: true | undefined;
  mode?: OrderMode | undefined;
  /** The diet for which it must serve something. */
  serves?: Diet | undefined;
  tag?: ListTag | undefined;
  /** The radius around the viewer, in metres. */
  radius?: number | undefined;
  /** Only the member's favourites. */
  favorites?: true | undefined;
}

/** The query parameters of the list's address. */
export interface RestaurantsSearch extends RestaurantsFilter {
  /** "45.52,-73.58": where the list starts, if not at the viewer's position. */
  around?: string | undefined;
  /** Whether the map is shown instead of the list (restaurants §34). */
  map?: true | undefined;
  /** The restaurant whose card is open over the map. */
  pin?: number | undefined;
  /** The restaurant whose card is open over the list; the address bar shows the card's own address. */
  restaurant?: number | undefined;
}

const idOf = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const radiusOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MOST_RADIUS_M ? value : undefined;

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const POINT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Parses the point in an address; null if there is none, or if it is not on the earth. */
export function pointOf(around: string | undefined): Point | null {
  const [, latitude, longitude] = POINT.exec(around ?? "") ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** Formats a point for an address, to about a metre. */
export const writePoint = ({ latitude, longitude }: Point): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/**
 * Reads the query parameters. Unknown values become undefined; if a key were left out, the router would keep its raw
 * value.
 */
export function readRestaurantsSearch(search: Record<string, unknown>): RestaurantsSearch {
  const { cuisine, open, mode, serves, tag, radius, favorites, around, map, pin, restaurant } = search;
  return {
    cuisine: typeof cuisine === "string" && /^[\w-]{1,60}$/.test(cuisine) ? cuisine : undefined,
    open: open === true ? open : undefined,
    mode: oneOf(ORDER_MODES, mode),
    serves: oneOf(DIETS, serves),
    tag: oneOf(LIST_TAGS, tag),
    radius: radiusOf(radius),
    favorites: favorites === true ? favorites : undefined,
    around: typeof around === "string" && pointOf(around) ? around : undefined,
    map: map === true ? map : undefined,
    pin: map === true ? idOf(pin) : undefined,
    restaurant: idOf(restaurant),
  };
}

/** Returns the part of an address's query that filters the list. */
export const filterOf = (search: RestaurantsSearch): RestaurantsFilter => {
  const { cuisine, open, mode, serves, tag, radius, favorites } = search;
  return { cuisine, open, mode, serves, tag, radius, favorites };
};

export const isFiltered = (filter: RestaurantsFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
