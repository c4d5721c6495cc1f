import { MAX_EMAIL } from "@tablee/domain/validation/email";
import { MAX_PASSWORD } from "@tablee/domain/validation/password";
import { MAX_PERSON_NAME } from "@tablee/domain/validation/person-name";
import { Field } from "@tablee/design-system/inputs/field";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Lock } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PasswordHints } from "./password-hints.tsx";
import { PhoneInput } from "./phone-input.tsx";
import { problemWords } from "./registration-words.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";

interface Fields {
  form: RegistrationFormState;
}

export function NameFields({ form }: Fields) {
  useWords();
  const { fields, change, touch, shown } = form;
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
      <Field label={m.registration_first_name()} error={problemWords.name(shown("first_name", "first_name"))}>
        <TextInput
          name="given-name"
          autoComplete="given-name"
          maxLength={2 * MAX_PERSON_NAME}
          required
          value={fields.first_name}
          onValueChange={(first_name) => change({ first_name })}
          onBlur={() => touch(["first_name"])}
        />
      </Field>
      <Field label={m.registration_last_name()} error={problemWords.name(shown("last_name", "last_name"))}>
        <TextInput
          name="family-name"
          autoComplete="family-name"
          maxLength={2 * MAX_PERSON_NAME}
          required
          value={fields.last_name}
          onValueChange={(last_name) => change({ last_name })}
          onBlur={() => touch(["last_name"])}
        />
      </Field>
    </div>
  );
}

/** The e-mail field. An invited person sees the address and cannot change it (accounts §22). */
export function EmailField({ form, invitedEmail }: Fields & { invitedEmail: string | null }) {
  useWords();
  const { fields, change, touch, shown, availability } = form;
  if (invitedEmail !== null) {
    return (
      <Field label={m.registration_email()} hint={m.registration_email_locked()}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={invitedEmail}
          end={<Lock aria-hidden="true" />}
        />
      </Field>
    );
  }
  const problem = availability === false ? "taken" : shown("email", "email");
  return (
    <Field
      label={m.registration_email()}
      error={problemWords.email(problem)}
      success={availability === true ? m.registration_email_free() : null}
    >
      <TextInput
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // One character more than allowed, so that an address that is too long is reported and not truncated.
        maxLength={MAX_EMAIL + 1}
        required
        value={fields.email}
        onValueChange={(email) => change({ email })}
        onBlur={() => touch(["email"])}
      />
    </Field>
  );
}

/** The phone field. It promises a code only if this server sends text messages (accounts §23). */
export function PhoneField({ form }: Fields) {
  useWords();
  const { phone_codes } = useAppContext().host_facts;
  return (
    <PhoneInput
      registration
      phone={form.fields.phone}
      country={form.country}
      countries={form.countries}
      // Fixes the country for which the number is typed, so that a late answer cannot change it.
      onPhone={(phone) => form.change({ phone, country: form.country })}
      onCountry={(country) => form.change({ country })}
      onLeave={() => form.touch(["phone"])}
      hint={phone_codes ? m.registration_phone_hint() : null}
      error={problemWords.phone(form.shown("phone_number", "phone"))}
    />
  );
}

export function PasswordFields({ form }: Fields) {
  useWords();
  const { fields, change, touch, shown } = form;
  const eye = { showLabel: m.accounts_show_password(), hideLabel: m.accounts_hide_password() };
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <Field label={m.registration_password()} error={problemWords.password(shown("password", "password"))}>
          <PasswordInput
            {...eye}
            name="new-password"
            autoComplete="new-password"
            maxLength={MAX_PASSWORD + 1}
            required
            value={fields.password}
            onValueChange={(password) => change({ password })}
            onBlur={() => touch(["password"])}
          />
        </Field>
        <PasswordHints password={fields.password} />
      </div>
      <Field
        label={m.registration_password_again()}
        error={problemWords.confirmation(shown("password_confirmation", "password_confirmation"))}
      >
        <PasswordInput
          {...eye}
          name="confirm-password"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD}
          required
          value={fields.password_confirmation}
          onValueChange={(password_confirmation) => change({ password_confirmation })}
          onBlur={() => touch(["password_confirmation"])}
        />
      </Field>
    </>
  );
}
