import type { Place } from "@tablee/contract/places/places.schema";
import { ADDRESS_LENGTHS, COUNTRIES } from "@tablee/domain/accounts/account-changes";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { SuggestInput } from "@tablee/design-system/inputs/suggest-input";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { usePlaceSuggestions } from "../../orders/settings/use-place-suggestions.ts";
import { placeSuggestion } from "../../restaurants/listing/place-suggestion.tsx";
import { OwnTextField } from "./own-form.tsx";
import { takenAddress } from "./taken-address.ts";
import type { OwnForm } from "./use-own-form.ts";

/** The length of the longest postal code, including its hyphen. */
const POSTAL_CODE_LENGTH = 10;

/** The address fields: choosing a suggestion fills in all of them, and each can also be typed. */
export function AddressFields({ form }: { form: OwnForm }) {
  useWords();
  const lengths = ADDRESS_LENGTHS;
  return (
    <div className="grid grid-cols-1 gap-5">
      <StreetField form={form} />
      <OwnTextField
        form={form}
        field="address_complement"
        label={m.own_address_complement()}
        wrong={m.own_text_invalid()}
        aside={m.own_optional()}
        autoComplete="address-line2"
        maxLength={lengths.address_complement}
      />
      <div className="grid grid-cols-1 gap-5 tablet:grid-cols-2">
        <OwnTextField
          form={form}
          field="city"
          label={m.own_city()}
          wrong={m.own_text_invalid()}
          autoComplete="address-level2"
          maxLength={lengths.city}
        />
        <OwnTextField
          form={form}
          field="state"
          label={m.own_state()}
          wrong={m.own_text_invalid()}
          autoComplete="address-level1"
          maxLength={lengths.state}
        />
        <OwnTextField
          form={form}
          field="postal_code"
          label={m.own_postal_code()}
          wrong={m.own_postal_code_invalid()}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={POSTAL_CODE_LENGTH}
        />
        <CountryField form={form} />
      </div>
    </div>
  );
}

function StreetField({ form }: { form: OwnForm }) {
  useWords();
  const text = form.value("address");
  // A chosen suggestion and the stored address need no suggestions.
  const [typing, setTyping] = useState(false);
  const { places, status } = usePlaceSuggestions(text, FALLBACK_POSITION, typing);
  const take = ({ place }: { place: Place }) => {
    setTyping(false);
    const { stored } = form;
    const before = { address: stored("address"), city: stored("city"), postal_code: stored("postal_code") };
    const typed = { address: text, address_complement: form.value("address_complement"), city: form.value("city") };
    form.change({ ...takenAddress(place, typed, before) });
  };
  return (
    <Field label={m.own_address()} error={form.isWrong("address") ? m.own_text_invalid() : null}>
      <SuggestInput
        value={text}
        onValueChange={(address) => {
          setTyping(true);
          form.change({ address });
        }}
        suggestions={places.map(placeSuggestion)}
        onTake={take}
        status={status}
        autoComplete="street-address"
        maxLength={ADDRESS_LENGTHS.address}
      />
    </Field>
  );
}

function CountryField({ form }: { form: OwnForm }) {
  const language = useLanguage();
  const chosen = form.value("country");
  const names = new Intl.DisplayNames([language], { type: "region" });
  const offered: readonly string[] = COUNTRIES;
  const codes = chosen === "" || offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    <Field label={m.own_country()} error={form.isWrong("country") ? m.own_text_invalid() : null}>
      <Select
        options={codes.map((value) => ({ value, label: names.of(value) ?? value }))}
        value={chosen}
        placeholder={m.own_country_choose()}
        autoComplete="country"
        onValueChange={(country) => form.change({ country })}
      />
    </Field>
  );
}
