import { type Diet, DIETS } from "@tablee/domain/menus/diets";
import type { MenuTag } from "@tablee/domain/menus/menu-constants";
import { MOST_RADIUS_M } from "@tablee/domain/places/distance-steps";
import type { Point } from "@tablee/domain/restaurants/distance";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";

/** The tags that one looks for a place by; diets are asked for by themselves, and others say little of a place. */
export const LIST_TAGS = ["spicy", "local", "seasonal", "to-share", "kids"] as const satisfies readonly MenuTag[];
export type ListTag = (typeof LIST_TAGS)[number];

/** What the address says that the list is narrowed by (restaurants §32). */
export interface RestaurantsFilter {
  cuisine?: string | undefined;
  /** Only those that take orders now. */
  open?: true | undefined;
  mode?: OrderMode | undefined;
  /** The diet that it has to serve something for. */
  serves?: Diet | undefined;
  tag?: ListTag | undefined;
  /** Metres from where one is. */
  radius?: number | undefined;
  /** Only what the member likes. */
  favorites?: true | undefined;
}

/** What the address of the list says. */
export interface RestaurantsSearch extends RestaurantsFilter {
  /** "45.52,-73.58": where the list begins, where that is not where one is. */
  around?: string | undefined;
  /** List, or map (restaurants §34). */
  map?: true | undefined;
  /** The restaurant whose card lies over the map. */
  pin?: number | undefined;
  /** The restaurant whose card lies over the list; the address bar shows the card's own address. */
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

/** The point that an address names; null for none, and for one that is not on the earth. */
export function pointOf(around: string | undefined): Point | null {
  const [, latitude, longitude] = POINT.exec(around ?? "") ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** A point as an address writes it, to a metre or so. */
export const writePoint = ({ latitude, longitude }: Point): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/** Anything that is none of ours is undefined; left out, the router would keep what the address says. */
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

/** The part of an address's query that narrows the list. */
export const filterOf = (search: RestaurantsSearch): RestaurantsFilter => {
  const { cuisine, open, mode, serves, tag, radius, favorites } = search;
  return { cuisine, open, mode, serves, tag, radius, favorites };
};

export const isFiltered = (filter: RestaurantsFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
