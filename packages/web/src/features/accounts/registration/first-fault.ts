import type { RegistrationProblems } from "@tablee/domain/accounts/registration-problems";

/** The form's fields from its top, by the names that browsers fill them in by. */
export const INPUTS = {
  first_name: "given-name",
  last_name: "family-name",
  email: "email",
  phone_number: "phone",
  password: "new-password",
  password_confirmation: "confirm-password",
  terms: "terms",
  sms_consent: "sms-consent",
} satisfies Record<keyof RegistrationProblems, string>;

const FIELDS = Object.keys(INPUTS) as (keyof RegistrationProblems)[];

/** The name of the first input that stops a registration, which is where one goes on; null where none does. */
export function firstFault(problems: RegistrationProblems, emailTaken: boolean): string | null {
  const first = FIELDS.find((field) => problems[field] !== null || (field === "email" && emailTaken));
  return first === undefined ? null : INPUTS[first];
}
