import type { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { queryOptions } from "@tanstack/react-query";
import type { AppContext } from "../../routes/app-context.ts";
import type { Orpc } from "../../api/query-options.ts";

/** A restaurant with its whole menu. */
export const restaurantQuery = (orpc: Orpc, id: number) => orpc.restaurants.get.queryOptions({ input: { id } });

/** Without its menu, which would travel with the page for nothing. */
const cardOf = ({ menu: _menu, items: _items, ...card }: Restaurant): RestaurantCard => card;

/** A restaurant as its card shows it. */
export const restaurantCardQuery = ({ api }: Pick<AppContext, "api">, id: number) =>
  queryOptions({
    queryKey: ["restaurants", "card", id],
    queryFn: async ({ signal }) => cardOf(await api.restaurants.get({ id }, { signal })),
  });

/** The same, by the id that a map knows it by. */
export const restaurantByPlaceQuery = ({ api }: Pick<AppContext, "api">, google_place_id: string) =>
  queryOptions({
    queryKey: ["restaurants", "place", google_place_id],
    queryFn: async ({ signal }) => cardOf(await api.restaurants.byPlace({ google_place_id }, { signal })),
  });

export interface RestaurantFilter {
  cuisine?: string;
  /** Only those that take orders now. */
  open?: boolean;
  mode?: OrderMode;
}

/** Restaurants page by page; nearest first where a position is given. */
export const restaurantsQuery = (
  orpc: Orpc,
  filter: RestaurantFilter,
  near: { latitude: number; longitude: number } | null,
) =>
  orpc.restaurants.list.infiniteOptions({
    input: (continuation: string | undefined) => ({
      ...filter,
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
      ...(continuation ? { continuation } : {}),
      limit: 24,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
  });
