import type { Place } from "@tablee/contract/places/places.schema";
import type { Suggestion } from "@tablee/design-system/inputs/suggest-input";
import { addressLine } from "@tablee/domain/places/address-line";
import type { PlaceType } from "@tablee/domain/places/place-type";
import { MapPin } from "lucide-react";
import { lazy, Suspense } from "react";
import { m } from "../../../paraglide/messages.js";

/** If its code cannot be loaded, an address has the pin icon. */
const PlaceTypeIcon = lazy(async () => {
  const file = await import("./place-type-icon.tsx").catch(() => null);
  return { default: file?.PlaceTypeIcon ?? MapPin };
});

/** The name of each type of place (places §19). */
const NAMES: Record<PlaceType, () => string> = {
  coffee_shop: m.places_type_coffee_shop,
  residential: m.places_type_residential,
  college_residence: m.places_type_college_residence,
  shopping_mall: m.places_type_shopping_mall,
  restaurant: m.places_type_restaurant,
  sports_club: m.places_type_sports_club,
  hotel: m.places_type_hotel,
  transportation: m.places_type_transportation,
  medical: m.places_type_medical,
  municipality: m.places_type_municipality,
  fast_food: m.places_type_fast_food,
  financial: m.places_type_financial,
  office: m.places_type_office,
  special_event: m.places_type_special_event,
  electronic_retail: m.places_type_electronic_retail,
  clothing_retail: m.places_type_clothing_retail,
};

/** Returns an address as a suggestion: one line, with the type of place if known. */
export function placeSuggestion(place: Place): Suggestion & { place: Place } {
  const { type } = place;
  return {
    id: `${place.latitude} ${place.longitude} ${place.formatted_address}`,
    label: addressLine(place.formatted_address),
    ...(type === null ? {} : { detail: NAMES[type]() }),
    icon:
      type === null ? (
        <MapPin />
      ) : (
        <Suspense fallback={<MapPin />}>
          <PlaceTypeIcon type={type} />
        </Suspense>
      ),
    place,
  };
}
