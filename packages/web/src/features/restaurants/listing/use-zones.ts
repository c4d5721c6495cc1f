import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { zoneOf } from "@tablee/domain/places/zone";
import type { Point } from "@tablee/domain/restaurants/distance";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { zonesQuery } from "../restaurant-queries.ts";

const NONE: readonly Zone[] = [];

/** Returns the neighbourhoods around a point; null: around downtown. */
export function useZones(near: Point | null): readonly Zone[] {
  const { orpc } = useAppContext();
  return useQuery({ ...zonesQuery(orpc, near), placeholderData: keepPreviousData }).data?.zones ?? NONE;
}

type Placed = Pick<RestaurantCard, "zone" | "city" | "latitude" | "longitude">;

/**
 * Returns a function for the area of a restaurant: its neighbourhood, if any, followed by its city (restaurants §20).
 */
export function useAreaWord(zones: readonly Zone[]): (restaurant: Placed) => string {
  const language = useLanguage();
  return ({ zone, city, latitude, longitude }) => {
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    const name = zoneOf({ zone, position }, zones);
    const found = zones.find((one) => one.zone === name);
    // A town that is a zone itself is named once.
    return [...new Set([found ? textIn(found.name, language) : "", city])].filter(Boolean).join(", ");
  };
}
