import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { allDifferences } from "@tablee/domain/restaurants/dated-hours";
import { type Interval, intervalsOn } from "@tablee/domain/restaurants/intervals";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

const CLOSED = { opens: "00:00", closes: "00:00" };

const opening = ([start, end]: Interval) => ({
  opens: clock(start),
  closes: end - start >= 24 ? "23:59" : clock(end),
});

/**
 * Returns the opening hours. schema.org writes a whole day as 00:00 to 23:59, and a closing time before its opening
 * runs past midnight.
 */
const openingHours = ({ hours }: RestaurantCard) =>
  WEEKDAYS.flatMap((day) =>
    intervalsOn(hours, day).map((interval) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      ...opening(interval),
    })),
  );

/** Returns the days with other hours (restaurants §3): from 00:00 to 00:00 means closed. */
const specialHours = (restaurant: RestaurantCard) => {
  const specified = allDifferences(restaurant).flatMap(({ from, to, intervals }) =>
    (intervals.length > 0 ? intervals.map(opening) : [CLOSED]).map((hours) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: to,
      ...hours,
    })),
  );
  return specified.length > 0 ? specified : undefined;
};

const known = (value: string | null | undefined): string | undefined => (value ? value : undefined);

/** Returns a restaurant in schema.org's terms, for search engines; what is unknown is left out. */
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
    servesCuisine: restaurant.cuisines.length > 0 ? restaurant.cuisines : undefined,
    currenciesAccepted: restaurant.currency,
    address: postalAddress(restaurant),
    geo: latitude === null || longitude === null ? undefined : { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: openingHours(restaurant),
    specialOpeningHoursSpecification: specialHours(restaurant),
    acceptsReservations: false,
    ...(restaurant.has_menu ? orderable(restaurant, language, origin) : {}),
  };
}

function postalAddress({ address, city, postal_code }: RestaurantCard) {
  if (!address && !city && !postal_code) return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: known(address),
    addressLocality: known(city),
    postalCode: known(postal_code),
  };
}

/** How an order reaches the diner in schema.org's terms; eating in is not a delivery method. */
const DELIVERY_METHODS: Partial<Record<OrderMode, string>> = {
  delivery: "http://purl.org/goodrelations/v1#DeliveryModeOwnFleet",
  take_out: "https://schema.org/OnSitePickup",
  curbside: "https://schema.org/OnSitePickup",
  drive: "https://schema.org/OnSitePickup",
};

/** Returns where its menu is, and where one orders from it. */
function orderable(restaurant: RestaurantCard, language: Language, origin: string) {
  const menu = new URL(`/menu/${restaurant.id}`, origin).href;
  const modes = modeAvailability(restaurant);
  const offered = ORDER_MODES.filter((mode) => modes[mode].available);
  const methods = new Set(offered.flatMap((mode) => DELIVERY_METHODS[mode] ?? []));
  if (offered.length === 0) return { hasMenu: menu };
  return {
    hasMenu: menu,
    potentialAction: {
      "@type": "OrderAction",
      target: { "@type": "EntryPoint", urlTemplate: menu, inLanguage: language },
      deliveryMethod: methods.size > 0 ? [...methods] : undefined,
    },
  };
}
