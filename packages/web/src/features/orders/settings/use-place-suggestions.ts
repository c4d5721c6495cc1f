import type { Place } from "@tablee/contract/places/places.schema";
import { MIN_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import { suggestionStatus } from "../../restaurants/listing/suggestion-status.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { PLACES_FRESH_MS } from "./address-timing.ts";

/**
 * Suggestions for an address that is being typed, those near `around` first; none, and an empty status, while they are
 * not `wanted` or the input is too short.
 */
export function usePlaceSuggestions(
  text: string,
  around: Point,
  wanted: boolean,
): { places: readonly Place[]; status: string } {
  const { orpc } = useAppContext();
  const typed = text.trim();
  const settled = useSettled(typed, INPUT_PAUSE_MS);
  const asked = wanted && typed.length >= MIN_ADDRESS_QUERY;
  const { data, isFetching } = useQuery({
    ...orpc.places.suggest.queryOptions({ input: { query: settled, ...around } }),
    enabled: asked && settled.length >= MIN_ADDRESS_QUERY,
    staleTime: PLACES_FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const places = asked ? (data?.results ?? []) : [];
  const looking = isFetching || settled !== typed;
  return { places, status: suggestionStatus({ asked, looking, count: places.length }) };
}
