import type { Place } from "@tablee/contract/places/places.schema";

interface AddressLines {
  address: string;
  city: string;
  postal_code: string;
}

/**
 * Returns the address fields that a suggestion fills in. If it has no city, the typed one stays, because people often
 * move within their city. A postal code belongs to a street, so an empty one is better than that of the previous
 * street.
 */
export function takenAddress(
  place: Pick<Place, "address" | "city" | "postal_code" | "formatted_address">,
  cityNow: string,
  stored: AddressLines,
): AddressLines {
  const address = place.address || place.formatted_address;
  const city = place.city || cityNow;
  const isSame = address === stored.address && city === stored.city;
  return { address, city, postal_code: place.postal_code || (isSame ? stored.postal_code : "") };
}
