import type { Place } from "@tablee/contract/places/places.schema";
import type { Suggestion } from "@tablee/design-system/inputs/suggest-input";
import type { PlaceType } from "@tablee/domain/places/place-type";
import {
  Banknote,
  BedDouble,
  BriefcaseBusiness,
  Coffee,
  Dumbbell,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
  MapPin,
  PartyPopper,
  Sandwich,
  Shirt,
  ShoppingBag,
  Smartphone,
  Stethoscope,
  TrainFront,
  Utensils,
} from "lucide-react";
import { m } from "../../../paraglide/messages.js";

/** What each kind of place is called, and its icon (places §19). */
const TYPES: Record<PlaceType, { icon: LucideIcon; name: () => string }> = {
  coffee_shop: { icon: Coffee, name: m.places_type_coffee_shop },
  residential: { icon: House, name: m.places_type_residential },
  college_residence: { icon: GraduationCap, name: m.places_type_college_residence },
  shopping_mall: { icon: ShoppingBag, name: m.places_type_shopping_mall },
  restaurant: { icon: Utensils, name: m.places_type_restaurant },
  sports_club: { icon: Dumbbell, name: m.places_type_sports_club },
  hotel: { icon: BedDouble, name: m.places_type_hotel },
  transportation: { icon: TrainFront, name: m.places_type_transportation },
  medical: { icon: Stethoscope, name: m.places_type_medical },
  municipality: { icon: Landmark, name: m.places_type_municipality },
  fast_food: { icon: Sandwich, name: m.places_type_fast_food },
  financial: { icon: Banknote, name: m.places_type_financial },
  office: { icon: BriefcaseBusiness, name: m.places_type_office },
  special_event: { icon: PartyPopper, name: m.places_type_special_event },
  electronic_retail: { icon: Smartphone, name: m.places_type_electronic_retail },
  clothing_retail: { icon: Shirt, name: m.places_type_clothing_retail },
};

/** An address as a field offers it: in one line, with what is there where that is known. */
export function placeSuggestion(place: Place): Suggestion & { place: Place } {
  const known = place.type === null ? null : TYPES[place.type];
  const Icon = known?.icon ?? MapPin;
  return {
    id: `${place.latitude} ${place.longitude} ${place.formatted_address}`,
    label: place.formatted_address,
    ...(known ? { detail: known.name() } : {}),
    icon: <Icon />,
    place,
  };
}
