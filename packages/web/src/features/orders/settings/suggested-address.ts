import type { Place } from "@tablee/contract/places/places.schema";
import { withTypedNumber } from "@tablee/domain/places/typed-number";
import { withTypedUnit } from "@tablee/domain/places/typed-unit";
import { MOST_COMPLEMENT } from "@tablee/domain/validation/input-limits";
import type { BasketDelivery } from "../basket/basket-schema.ts";
import { chosenAddress } from "./basket-settings-place.ts";

/**
 * A suggestion that was taken for what had been typed (places §5). `formatted_address` stays the suggestion's own, by
 * which the server finds the street of a number that it does not know. A file of its own, because a menu's first files
 * would otherwise contain the reading of addresses.
 */
export const suggestedAddress = (delivery: BasketDelivery, place: Place): BasketDelivery => ({
  ...chosenAddress(delivery, place),
  address_complement: withTypedUnit(delivery.address, delivery.address_complement, MOST_COMPLEMENT),
  // A city or a postal code has no numbers.
  ...(place.address === "" ? {} : { address: withTypedNumber(delivery.address, place.formatted_address) }),
});
