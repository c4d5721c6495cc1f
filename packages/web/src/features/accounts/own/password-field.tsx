import { Field } from "@tablee/design-system/inputs/field";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { MAX_PASSWORD } from "@tablee/domain/validation/password";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The longest current password that the call accepts. */
const MAX_GIVEN = 200;

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  autoComplete?: "current-password" | "new-password";
  value: string;
  onValueChange: (text: string) => void;
}

/** A password field of the account pages, for the current password or a new one. */
export function PasswordField({ label, hint, error, autoComplete = "new-password", ...input }: PasswordFieldProps) {
  useWords();
  return (
    // If the rule is broken, the error has the same text as the hint, which is then left out.
    <Field label={label} error={error} hint={error === hint ? undefined : hint}>
      <PasswordInput
        {...input}
        name={autoComplete}
        autoComplete={autoComplete}
        // One character more than allowed, so that a password that is too long is reported and not silently truncated
        // to one that nobody knows.
        maxLength={autoComplete === "new-password" ? MAX_PASSWORD + 1 : MAX_GIVEN}
        required
        showLabel={m.accounts_show_password()}
        hideLabel={m.accounts_hide_password()}
      />
    </Field>
  );
}
