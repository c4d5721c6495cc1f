import { MAX_PHONE_INPUT } from "@tablee/domain/validation/phone";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { countryOf, phoneCountries, tidyPhone } from "./phone-countries.ts";

export interface PhoneInputProps {
  phone: string;
  country: string;
  onPhone: (phone: string) => void;
  onCountry: (country: string) => void;
  onLeave?: () => void;
  /** The countries to which codes are sent. */
  countries: readonly string[];
  /** Whether only numbers with a plus and 11 digits are accepted. */
  registration: boolean;
  hint?: string | null;
  error: string | null;
}

/** The fields for a country and a number, which may also be typed in its international form. */
export function PhoneInput(props: PhoneInputProps) {
  const language = useLanguage();
  const offered = phoneCountries(props.countries, language, props.registration);
  const country = offered.find(({ code }) => code === props.country)?.code ?? offered[0]?.code ?? "CA";
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] min-[26rem]:gap-2">
      {/* Two fields: two controls in one would share its id, and a press on its label would focus the country. */}
      <Field label={m.registration_country()}>
        <Select
          name="country"
          autoComplete="country"
          options={offered.map(({ code, label }) => ({ value: code, label }))}
          value={country}
          onValueChange={props.onCountry}
        />
      </Field>
      <Field label={m.registration_phone()} error={props.error} hint={props.hint ?? null}>
        <TextInput
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_INPUT}
          required
          value={props.phone}
          onValueChange={(text) => {
            // A browser fills in a number as it is written somewhere, with parentheses.
            const isFilledIn = text.length > props.phone.length + 1;
            const phone = isFilledIn ? tidyPhone(text, country) : text;
            props.onPhone(phone);
            const codes = offered.map(({ code }) => code);
            const typed = countryOf(phone, country, codes);
            if (typed !== country) props.onCountry(typed);
          }}
          onBlur={() => {
            const tidy = tidyPhone(props.phone, country);
            if (tidy !== props.phone) props.onPhone(tidy);
            props.onLeave?.();
          }}
        />
      </Field>
    </div>
  );
}
