import type { Place } from "@tablee/contract/places/places.schema";
import { ADDRESS_LENGTHS } from "@tablee/domain/accounts/account-changes";
import { withTypedNumber } from "@tablee/domain/places/typed-number";
import { withTypedUnit } from "@tablee/domain/places/typed-unit";

interface AddressLines {
  address: string;
  address_complement: string;
  city: string;
  postal_code: string;
}

/**
 * Returns the address fields that a suggestion fills in (places §5). If it has no street number or no city, the typed
 * one stays: a street alone leads to no door, and people often move within their city. An apartment that was typed with
 * the street moves to the complement. A postal code belongs to a street, so an empty one is better than that of the
 * previous street.
 */
export function takenAddress(
  place: Pick<Place, "address" | "city" | "postal_code" | "formatted_address">,
  typed: Omit<AddressLines, "postal_code">,
  stored: Omit<AddressLines, "address_complement">,
): AddressLines {
  const address = place.address ? withTypedNumber(typed.address, place.address) : place.formatted_address;
  const city = place.city || typed.city;
  const isSame = address === stored.address && city === stored.city;
  const address_complement = withTypedUnit(typed.address, typed.address_complement, ADDRESS_LENGTHS.address_complement);
  return { address, address_complement, city, postal_code: place.postal_code || (isSame ? stored.postal_code : "") };
}
