import type { Place } from "@tablee/contract/places/places.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { MAX_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import type { BasketDelivery } from "../basket/basket-schema.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { PLACES_FRESH_MS } from "./address-timing.ts";

/** The centre of the search for addresses: people who order from a restaurant live near it. */
export const aroundOf = ({ latitude, longitude }: Pick<RestaurantCard, "latitude" | "longitude">): Point =>
  latitude === null || longitude === null ? FALLBACK_POSITION : { latitude, longitude };

/** A typed address, whose position is not known. */
export const typedAddress = (delivery: BasketDelivery, address: string): BasketDelivery => ({
  ...delivery,
  address,
  formatted_address: "",
  latitude: null,
  longitude: null,
  accuracy_m: null,
});

/** An address that was chosen, or found from the device's position: it has a position of its own. */
export const chosenAddress = (delivery: BasketDelivery, place: Place): BasketDelivery => ({
  ...delivery,
  address: place.formatted_address,
  formatted_address: place.formatted_address,
  latitude: place.latitude,
  longitude: place.longitude,
  accuracy_m: place.accuracy_m,
});

/**
 * `known`: the address has a position; `unknown`: no position was found; `asking`: not known yet; `none`: there is no
 * address.
 */
export type PlaceState = "known" | "unknown" | "asking" | "none";

/**
 * Looks up the position of a typed address, so that one that is too far away is reported before anything else is typed.
 * The answer is the server's own, which will also decide about the order.
 */
export function useDeliveryPlace(restaurant: RestaurantCard, delivering: boolean): PlaceState {
  const { orpc } = useAppContext();
  const { delivery } = useBasket();
  const address = delivery.address.trim();
  const settled = useSettled(address, INPUT_PAUSE_MS);
  const known = delivery.latitude !== null;
  const askable = address !== "" && [...address].length <= MAX_ADDRESS_QUERY;
  const { data, isError } = useQuery({
    ...orpc.places.find.queryOptions({ input: { address: settled, ...aroundOf(restaurant) } }),
    enabled: delivering && !known && askable && settled === address,
    staleTime: PLACES_FRESH_MS,
    retry: 1,
  });
  const found = settled === address ? data?.results[0] : undefined;
  useEffect(() => {
    const now = basketStore.get().delivery;
    if (!found || now.latitude !== null || now.address.trim() !== settled) return;
    const { latitude, longitude, accuracy_m } = found;
    basketStore.set({ delivery: { ...now, latitude, longitude, accuracy_m } });
  }, [found, settled]);
  if (address === "") return "none";
  if (known) return "known";
  return settled === address && (isError || data?.results.length === 0) ? "unknown" : "asking";
}
