import type { Point } from "@tablee/domain/restaurants/distance";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { restaurantsQuery } from "../restaurant-queries.ts";
import { filterOf, pointOf } from "../restaurants-search.ts";

/** From where the list begins: the place of the address, else where one is; null: nobody knows. */
export function useListStart(): Point | null {
  const { around } = useSearch({ from: "/restaurants" });
  const position = usePosition();
  return pointOf(around) ?? (position.from === "fallback" ? null : position);
}

/** The restaurants that the address asks for, as far as they were fetched. */
export function useListed(near: Point | null) {
  const { orpc } = useAppContext();
  const { status } = useSession();
  const filter = filterOf(useSearch({ from: "/restaurants" }));
  // What somebody likes is asked for once it is known who asks.
  const enabled = !filter.favorites || status !== "unknown";
  return useInfiniteQuery({
    ...restaurantsQuery(orpc, filter, near),
    enabled,
    placeholderData: keepPreviousData,
  });
}
