import type { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Point } from "@tablee/domain/restaurants/distance";
import { queryOptions } from "@tanstack/react-query";
import type { AppContext } from "../../routes/app-context.ts";
import { LONG_LIST } from "../../api/long-list.ts";
import type { Orpc } from "../../api/query-options.ts";
import type { RestaurantsFilter } from "./restaurants-search.ts";

/** A restaurant with its whole menu. */
export const restaurantQuery = (orpc: Orpc, id: number) => orpc.restaurants.get.queryOptions({ input: { id } });

/** Removes the menu, which would be sent with the page for nothing. */
const cardOf = ({ menu: _menu, items: _items, ...card }: Restaurant): RestaurantCard => card;

/** A restaurant as its card shows it. */
export const restaurantCardQuery = ({ api }: Pick<AppContext, "api">, id: number) =>
  queryOptions({
    queryKey: ["restaurants", "card", id],
    queryFn: async ({ signal }) => cardOf(await api.restaurants.get({ id }, { signal })),
  });

/** The same, by its id on the map. */
export const restaurantByPlaceQuery = ({ api }: Pick<AppContext, "api">, google_place_id: string) =>
  queryOptions({
    queryKey: ["restaurants", "place", google_place_id],
    queryFn: async ({ signal }) => cardOf(await api.restaurants.byPlace({ google_place_id }, { signal })),
  });

/** Restaurants page by page, open ones first (restaurants §30); nearest first if a position is given. */
export const restaurantsQuery = (
  orpc: Orpc,
  { favorites, serves, ...filter }: RestaurantsFilter & { worldwide?: boolean },
  near: Point | null,
) =>
  orpc.restaurants.list.infiniteOptions({
    input: (continuation: string | undefined) => ({
      ...filter,
      ...(serves ? { diet: serves } : {}),
      ...(favorites ? { favorites } : {}),
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
      ...(continuation ? { continuation } : {}),
      open_first: true,
      limit: 24,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
    // A heart that was pressed elsewhere changes the favourites.
    ...(favorites ? {} : LONG_LIST),
  });

/** Their positions for a map: nearest first, as many as a map shows (restaurants §34). */
export const restaurantPinsQuery = (
  orpc: Orpc,
  { favorites, serves, ...filter }: RestaurantsFilter,
  near: Point | null,
) =>
  orpc.restaurants.pins.queryOptions({
    input: {
      ...filter,
      ...(serves ? { diet: serves } : {}),
      ...(favorites ? { favorites } : {}),
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
    },
  });

/** The restaurants with these ids, in no particular order. */
export const someRestaurantsQuery = (orpc: Orpc, ids: readonly number[], near: Point | null) =>
  orpc.restaurants.list.queryOptions({
    input: {
      ids: ids.join(","),
      worldwide: true,
      limit: 50,
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
    },
  });

/** Rounds to a tenth of a degree: a city's neighbourhoods are the same from anywhere in it. */
const roughly = (degrees: number): number => Math.round(degrees * 10) / 10;

export const zonesQuery = (orpc: Orpc, near: Point | null) => ({
  ...orpc.places.zones.queryOptions({
    input: near ? { latitude: roughly(near.latitude), longitude: roughly(near.longitude) } : {},
  }),
  staleTime: 600_000,
});
