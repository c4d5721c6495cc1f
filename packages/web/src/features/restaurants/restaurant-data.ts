import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { intervalsOn } from "@tablee/domain/restaurants/opening-hours";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** schema.org writes a whole day as 00:00 to 23:59, and lets a closing time before its opening run past midnight. */
const openingHours = ({ hours }: RestaurantCard) =>
  WEEKDAYS.flatMap((day) =>
    intervalsOn(hours, day).map(([start, end]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: clock(start),
      closes: end - start >= 24 ? "23:59" : clock(end),
    })),
  );

const known = (value: string | null | undefined): string | undefined => (value ? value : undefined);

/** A restaurant in schema.org's terms, for search engines; what is not known is left out. */
export function restaurantData(restaurant: RestaurantCard, language: Language, origin: string) {
  const { latitude, longitude, cover_image_path: cover } = restaurant;
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": new URL(`/restaurants/${restaurant.id}`, origin).href,
    name: textIn(restaurant.name, language),
    description: known(textIn(restaurant.description, language)),
    url: new URL(`/menu/${restaurant.id}`, origin).href,
    sameAs: known(restaurant.website),
    image: cover ? new URL(cover, origin).href : undefined,
    telephone: known(restaurant.phone_number),
    servesCuisine: restaurant.cuisines,
    currenciesAccepted: restaurant.currency,
    address: {
      "@type": "PostalAddress",
      streetAddress: known(restaurant.address),
      addressLocality: known(restaurant.city),
      postalCode: known(restaurant.postal_code),
    },
    geo: latitude === null || longitude === null ? undefined : { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: openingHours(restaurant),
    acceptsReservations: false,
  };
}
