import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { isSameTax, registrationOf } from "@tablee/domain/menus/tax-registrations";
import { microsOfPercent } from "@tablee/domain/menus/tax";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { isRegistration } from "@tablee/domain/validation/tax-registration";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useSettled } from "../../../../shell/use-settled.ts";
import { PROBLEM_WORDS } from "../setting-words.ts";
import type { SettingsForm } from "../use-settings.ts";
import { isInFrance, QUEBEC, type Rate } from "./tax-presets.ts";

interface TaxRegistrationProps {
  form: SettingsForm;
  rate: Rate;
  /** The restaurant's other rates: one of the same tax lends its number. */
  others: readonly Rate[];
  onChange: (registration: string | null) => void;
}

/** The number under which a restaurant is registered for a tax; receipts show it (orders §46). */
export function TaxRegistration({ form, rate, others, onChange }: TaxRegistrationProps) {
  useWords();
  const { registration } = rate;
  const isWrong = !isRegistration(registration);
  // A correction clears the error at once; a new error is shown only when typing pauses.
  const isSettled = useSettled(isWrong, INPUT_PAUSE_MS);
  const lent = registration ? undefined : lentBy(others, rate);
  return (
    <Field
      className="tablet:max-w-[30rem]"
      label={m.management_tax_registration()}
      error={isWrong && isSettled ? PROBLEM_WORDS.tax_registration_invalid() : null}
      hint={lent === undefined ? null : m.management_tax_registration_lent({ registration: lent })}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={registration ?? ""}
        placeholder={exampleOf(form, rate)}
        onValueChange={(text) => onChange(text || null)}
      />
    </Field>
  );
}

const lentBy = (others: readonly Rate[], { name, rate }: Rate): string | undefined =>
  registrationOf(
    { name, micros: microsOfPercent(rate) },
    others.map((other) => ({ ...other, micros: microsOfPercent(other.rate) })),
  );

/** What such a number looks like where the restaurant is: a French one, or one of Québec's two. */
function exampleOf({ values: { timezone, currency } }: SettingsForm, { name }: Rate): string | undefined {
  if (isInFrance(timezone)) return "FR12345678901";
  if (currency !== "CAD") return undefined;
  const provincial = QUEBEC.rates[1];
  return provincial && isSameTax(name, provincial.name) ? "1234567890 TQ0001" : "123456789 RT0001";
}
