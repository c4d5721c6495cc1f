import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { enterAnswer } from "../../api/answers/enter-answer.ts";
import type { Orpc } from "../../api/query-options.ts";
import { useAppContext } from "../../routes/app-context.ts";

/** The restaurants whose staff this member belongs to. Another tablet's changes appear within a minute. */
export const kitchensQuery = (orpc: Orpc) => ({
  ...orpc.kitchen.restaurants.queryOptions(),
  refetchInterval: 60_000,
});

/** A restaurant with its menu: for the stock list, and for an admin's view of somebody else's kitchen. */
export const kitchenMenuQuery = (orpc: Orpc, id: number) => orpc.restaurants.get.queryOptions({ input: { id } });

export interface Kitchens {
  /** The kitchen being shown; undefined: not known yet, null: there is none. */
  restaurant: RestaurantCard | null | undefined;
  /** All kitchens to choose from. */
  choices: RestaurantCard[];
  error: unknown;
  retry: () => void;
}

/** Which kitchen the board shows: the one in the address if it is allowed, otherwise the member's first. */
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

/** Replaces a changed restaurant wherever the board reads it from. */
export function enterRestaurant(client: QueryClient, orpc: Orpc, card: RestaurantCard): void {
  enterAnswer(client, orpc.kitchen.restaurants.queryKey(), (list) =>
    list?.map((each) => (each.id === card.id ? { ...each, ...card } : each)),
  );
  enterAnswer(client, kitchenMenuQuery(orpc, card.id).queryKey, (whole) => whole && { ...whole, ...card });
}
