import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { type ListFilter, readListFilter } from "@tablee/domain/search/read-list-filter";
import { useInfiniteQuery } from "@tanstack/react-query";
import { usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { restaurantsQuery } from "../restaurants/restaurant-queries.ts";
import type { RestaurantsFilter } from "../restaurants/restaurants-search.ts";

/** A query that describes a filter of the list of restaurants (search §15). */
export interface FilteredList {
  filter: ListFilter;
  /** The filter in the list's address. */
  narrowed: RestaurantsFilter;
  /** The first restaurants of that list, as far as they are known. */
  restaurants: readonly RestaurantCard[];
  /** Whether the list is known to have none. A page may be empty before one that is not. */
  none: boolean;
}

/** The filtered list that a query describes, nearby or worldwide; null if it describes none. */
export function useListFilter(query: string, worldwide: boolean): FilteredList | null {
  const { orpc } = useAppContext();
  const position = usePosition();
  const filter = readListFilter(query);
  const narrowed = filter ? narrowedBy(filter) : {};
  const asked = worldwide ? { ...narrowed, worldwide } : narrowed;
  const list = useInfiniteQuery({
    ...restaurantsQuery(orpc, asked, position.from === "fallback" ? null : position),
    enabled: filter !== null,
  });
  const restaurants = list.data?.pages[0]?.restaurants ?? [];
  return (
    filter && { filter, narrowed, restaurants, none: list.isSuccess && !list.hasNextPage && restaurants.length === 0 }
  );
}

const narrowedBy = ({ open, mode, diet, cuisine }: ListFilter): RestaurantsFilter => ({
  ...(open ? { open } : {}),
  ...(mode ? { mode } : {}),
  ...(diet ? { serves: diet } : {}),
  ...(cuisine ? { cuisine } : {}),
});
