import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { metresBetween } from "@tablee/domain/restaurants/distance";
import { formatDistance } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useRegion } from "../../../language/device-habits.ts";
import { usePosition } from "../../../platform/position.ts";

type Placed = Pick<Discovery, "restaurant" | "google_place_name">;

/** Returns the name of a discovery's place: the restaurant's own name, else that of the mapped place. */
export const placeName = ({ restaurant, google_place_name }: Placed, language: Language): string =>
  (restaurant && textIn(restaurant.name, language)) || google_place_name || "";

/** Returns the distance from the viewer to the place, as text; null if the place has no position. */
export function useDistance({ restaurant }: Placed): string | null {
  const language = useLanguage();
  const region = useRegion();
  const here = usePosition();
  if (!restaurant || restaurant.latitude === null || restaurant.longitude === null) return null;
  const there = { latitude: restaurant.latitude, longitude: restaurant.longitude };
  return formatDistance(metresBetween(here, there) / 1_000, language, region);
}
