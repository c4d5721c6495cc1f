import type { Point } from "@tablee/domain/restaurants/distance";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { restaurantsQuery } from "../restaurant-queries.ts";
import { filterOf, pointOf } from "../restaurants-search.ts";

/** Returns from where the list starts: the place in the address, else the viewer's position; null if unknown. */
export function useListStart(): Point | null {
  const { around } = useSearch({ from: "/restaurants" });
  const position = usePosition();
  return pointOf(around) ?? (position.from === "fallback" ? null : position);
}

/** Returns the restaurants that the address asks for, as far as they are loaded. */
export function useListed(near: Point | null) {
  const { orpc } = useAppContext();
  const { status } = useSession();
  const filter = filterOf(useSearch({ from: "/restaurants" }));
  // Favourites are requested once it is known whose they are.
  const enabled = !filter.favorites || status !== "unknown";
  return useInfiniteQuery({
    ...restaurantsQuery(orpc, filter, near),
    enabled,
    placeholderData: keepPreviousData,
  });
}
