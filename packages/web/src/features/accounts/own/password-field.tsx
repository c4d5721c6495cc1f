import { Field } from "@tablee/design-system/inputs/field";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { MAX_PASSWORD } from "@tablee/domain/validation/password";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** As much of the present password as the call takes. */
const MAX_GIVEN = 200;

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  autoComplete?: "current-password" | "new-password";
  value: string;
  onValueChange: (text: string) => void;
}

/** A password of the account's pages: the present one, or another. */
export function PasswordField({ label, hint, error, autoComplete = "new-password", ...input }: PasswordFieldProps) {
  useWords();
  return (
    // The hint is the error's own words where the rule is not kept.
    <Field label={label} error={error} hint={error === hint ? undefined : hint}>
      <PasswordInput
        {...input}
        name={autoComplete}
        autoComplete={autoComplete}
        // One more than fits, so that too long a password is said and not cut into one that nobody knows.
        maxLength={autoComplete === "new-password" ? MAX_PASSWORD + 1 : MAX_GIVEN}
        required
        showLabel={m.accounts_show_password()}
        hideLabel={m.accounts_hide_password()}
      />
    </Field>
  );
}
