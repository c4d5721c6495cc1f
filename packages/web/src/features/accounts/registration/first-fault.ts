import type { RegistrationProblems } from "@tablee/domain/accounts/registration-problems";

/** The fields of the form from top to bottom, with the names by which browsers autofill them. */
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

/** Returns the name of the first input that prevents the registration, to be focused; null if none does. */
export function firstFault(problems: RegistrationProblems, emailTaken: boolean): string | null {
  const first = FIELDS.find((field) => problems[field] !== null || (field === "email" && emailTaken));
  return first === undefined ? null : INPUTS[first];
}
