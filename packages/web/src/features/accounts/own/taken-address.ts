import type { Place } from "@tablee/contract/places/places.schema";
import { withTypedNumber } from "@tablee/domain/places/typed-number";

interface AddressLines {
  address: string;
  city: string;
  postal_code: string;
}

/**
 * Returns the address fields that a suggestion fills in (places §5). If it has no street number or no city, the typed one
 * stays: a street alone leads to no door, and people often move within their city. A postal code belongs to a street, so an empty one is better than that of the previous
 * street.
 */
export function takenAddress(
  place: Pick<Place, "address" | "city" | "postal_code" | "formatted_address">,
  typed: Pick<AddressLines, "address" | "city">,
  stored: AddressLines,
): AddressLines {
  const address = place.address ? withTypedNumber(typed.address, place.address) : place.formatted_address;
  const city = place.city || typed.city;
  const isSame = address === stored.address && city === stored.city;
  return { address, city, postal_code: place.postal_code || (isSame ? stored.postal_code : "") };
}
