import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";
import { useAppContext } from "../../routes/app-context.ts";

/** The restaurants that this member staffs. What another tablet changed shows within the minute. */
export const kitchensQuery = (orpc: Orpc) => ({
  ...orpc.kitchen.restaurants.queryOptions(),
  refetchInterval: 60_000,
});

/** A restaurant with its menu: the stock, and for an admin the card of a kitchen that is not theirs. */
export const kitchenMenuQuery = (orpc: Orpc, id: number) => orpc.restaurants.get.queryOptions({ input: { id } });

export interface Kitchens {
  /** The one that is looked at; undefined: not known yet, null: there is none. */
  restaurant: RestaurantCard | null | undefined;
  /** All that one can choose between. */
  choices: RestaurantCard[];
  error: unknown;
  retry: () => void;
}

/** Which kitchen the board shows: the one of the address where one may, else the first of one's own. */
export function useKitchens(asked: number | undefined, admin: boolean): Kitchens {
  const { orpc } = useAppContext();
  const own = useQuery(kitchensQuery(orpc));
  const mine = own.data?.find(({ id }) => id === asked);
  const foreign = admin && asked !== undefined && own.data !== undefined && mine === undefined;
  const other = useQuery({ ...kitchenMenuQuery(orpc, asked ?? 0), enabled: foreign });
  const choices = own.data ?? [];
  const restaurant = foreign ? other.data : own.data === undefined ? undefined : (mine ?? choices[0] ?? null);
  return {
    restaurant,
    choices,
    error: own.error ?? other.error,
    retry: () => void Promise.all([own.refetch(), ...(foreign ? [other.refetch()] : [])]),
  };
}

/** A changed restaurant takes its place wherever the board reads it. */
export function enterRestaurant(client: QueryClient, orpc: Orpc, card: RestaurantCard): void {
  const replaced = (list: RestaurantCard[] | undefined) => list?.map((each) => (each.id === card.id ? card : each));
  client.setQueryData<RestaurantCard[]>(orpc.kitchen.restaurants.queryKey(), replaced);
  client.setQueryData(kitchenMenuQuery(orpc, card.id).queryKey, (whole) => whole && { ...whole, ...card });
}
