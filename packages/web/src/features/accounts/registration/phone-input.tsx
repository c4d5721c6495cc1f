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
  /** Countries that codes go to. */
  countries: readonly string[];
  /** Whether only numbers of a plus and 11 digits will do. */
  registration: boolean;
  hint?: string | null;
  error: string | null;
}

/** A country and a number of it, or an international one as it is. */
export function PhoneInput(props: PhoneInputProps) {
  const language = useLanguage();
  const offered = phoneCountries(props.countries, language, props.registration);
  const country = offered.find(({ code }) => code === props.country)?.code ?? offered[0]?.code ?? "CA";
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] min-[26rem]:gap-2">
      {/* A field each: two controls in one would share its id, and a press on its label would meet the country. */}
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
          onValueChange={(phone) => {
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
