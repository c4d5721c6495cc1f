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
  PartyPopper,
  Sandwich,
  Shirt,
  ShoppingBag,
  Smartphone,
  Stethoscope,
  TrainFront,
  Utensils,
} from "lucide-react";

const ICONS: Record<PlaceType, LucideIcon> = {
  coffee_shop: Coffee,
  residential: House,
  college_residence: GraduationCap,
  shopping_mall: ShoppingBag,
  restaurant: Utensils,
  sports_club: Dumbbell,
  hotel: BedDouble,
  transportation: TrainFront,
  medical: Stethoscope,
  municipality: Landmark,
  fast_food: Sandwich,
  financial: Banknote,
  office: BriefcaseBusiness,
  special_event: PartyPopper,
  electronic_retail: Smartphone,
  clothing_retail: Shirt,
};

/** The icon for what is at an address (places §19). A file of its own, because few visitors search for an address. */
export function PlaceTypeIcon({ type }: { type: PlaceType }) {
  const Icon = ICONS[type];
  return <Icon />;
}
