import type { Place } from "@tablee/contract/places/places.schema";

interface AddressLines {
  address: string;
  city: string;
  postal_code: string;
}

/**
 * The lines that a suggestion fills in. A city that it does not know stays, as people move within theirs; a postal code
 * is the street's, so that none is better than that of the street before.
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
