import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Message } from "@tablee/design-system/message";
import { SuggestInput, type Suggestion } from "@tablee/design-system/inputs/suggest-input";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Place } from "@tablee/contract/places/places.schema";
import { addressLine } from "@tablee/domain/places/address-line";
import { addressWords, MAX_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import { isSameDoor } from "@tablee/domain/places/same-door";
import { House, LocateFixed } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { placeSuggestion } from "../../restaurants/listing/place-suggestion.tsx";
import type { BasketDelivery } from "../basket/basket-schema.ts";
import { useOrderSettings } from "./order-settings-context.ts";
import { aroundOf, chosenAddress, typedAddress } from "./basket-settings-place.ts";
import { suggestedAddress } from "./suggested-address.ts";
import { ReachMessage } from "./basket-settings-notices.tsx";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { useCurrentAddress } from "./use-current-address.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

type Offered = Suggestion & ({ place: Place } | { own: User });

/** The delivery address (orders §11): typed, chosen from suggestions, the member's own, or the device's position. */
export function AddressField() {
  useWords();
  const { place } = useOrderSettings();
  const { delivery } = useBasket();
  const { user } = useSession();
  const own = user && ownAddress(user) !== "" ? user : null;
  const change = (to: (delivery: BasketDelivery) => BasketDelivery) => {
    const { delivery: before } = basketStore.get();
    basketStore.set({ delivery: withoutOwnUnit(before, to(before), own) });
  };
  const current = useCurrentAddress((found) => change((now) => chosenAddress(now, found)));
  const { suggestions, status } = useSuggestions(delivery, own);
  const take = (offered: Offered) =>
    change((now) => ("place" in offered ? suggestedAddress(now, offered.place) : ofMember(now, offered.own)));
  const missing = delivery.address.trim() === "";
  return (
    <div className="grid gap-2.5">
      <Field label={m.basket_address()} hint={missing ? m.basket_address_needed() : undefined}>
        <SuggestInput
          value={delivery.address}
          onValueChange={(address) => {
            current.forget();
            change((now) => typedAddress(now, address));
          }}
          suggestions={suggestions}
          onTake={take}
          status={status}
          placeholder={m.basket_address_hint()}
          autoComplete="street-address"
          maxLength={MAX_ADDRESS_QUERY}
          required
        />
      </Field>
      <ReachMessage />
      {place === "unknown" && suggestions.length === 0 ? (
        <Message tone="info">{m.settings_address_unknown()}</Message>
      ) : null}
      {current.words ? (
        <Message tone={current.found ? "info" : "warning"} announce>
          {current.words}
        </Message>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" start={<LocateFixed />} loading={current.asking} onClick={current.ask}>
          {m.settings_use_position()}
        </Button>
        {own && missing ? (
          <Button size="sm" variant="quiet" start={<House />} onClick={() => change((now) => ofMember(now, own))}>
            {m.settings_use_own_address({ address: addressLine(own.address) })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The member's stored address in one line; "" if there is none. */
const ownAddress = ({ address, city, state, postal_code }: User): string =>
  address ? [address, city, [state, postal_code].filter(Boolean).join(" ")].filter(Boolean).join(", ") : "";

/** What was typed in the other fields stays; empty ones are filled from the account. */
const ofMember = (delivery: BasketDelivery, user: User): BasketDelivery => ({
  ...typedAddress(delivery, ownAddress(user)),
  address_complement: delivery.address_complement || (user.address_complement ?? ""),
  phone: delivery.phone || (user.phone_number ?? ""),
});

/** The account's apartment goes with the account's door (places §20); what was typed stays. */
const withoutOwnUnit = (before: BasketDelivery, after: BasketDelivery, own: User | null): BasketDelivery => {
  const unit = own?.address_complement;
  const isOwn = ({ address }: BasketDelivery) => isSameDoor(address, own?.address ?? "");
  return unit && after.address_complement === unit && isOwn(before) && !isOwn(after)
    ? { ...after, address_complement: "" }
    : after;
};

/**
 * Suggestions for what is being typed: the member's own address first, then places near the restaurant first
 * (places §7).
 */
function useSuggestions(delivery: BasketDelivery, own: User | null): { suggestions: Offered[]; status: string } {
  const { restaurant } = useOrderSettings();
  const typed = delivery.address.trim();
  // A chosen address needs no further suggestions.
  const found = usePlaceSuggestions(typed, aroundOf(restaurant), delivery.formatted_address === "");
  const suggestions: Offered[] = found.places.map(placeSuggestion);
  if (own && mayMean(typed, ownAddress(own))) {
    const label = addressLine(ownAddress(own));
    suggestions.unshift({ id: "own", label, detail: m.settings_own_address(), icon: <House />, own });
    return { suggestions, status: m.settings_suggestions({ count: suggestions.length }) };
  }
  return { suggestions, status: found.status };
}

/** Whether the input may mean an address: each of its words begins a word of it, and it is not complete yet. */
const mayMean = (typed: string, address: string): boolean => {
  const words = addressWords(address);
  return typed !== address && addressWords(typed).every((word) => words.some((each) => each.startsWith(word)));
};
