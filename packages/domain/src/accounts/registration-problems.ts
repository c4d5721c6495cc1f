import { emailProblem, type EmailProblem } from "../validation/email.ts";
import { isGoodPassword } from "../validation/password.ts";
import { personNameProblem, type PersonNameProblem } from "../validation/person-name.ts";
import { isRegistrationPhone } from "../validation/phone.ts";
import { isOwnWords } from "./own-words.ts";

/** The fields from which an account is created. */
export interface NewMember {
  first_name: string;
  last_name: string;
  email: string;
  /** null where the form does not ask for a phone number. */
  phone_number: string | null;
  password: string;
}

export interface NewMemberProblems {
  first_name: PersonNameProblem | null;
  last_name: PersonNameProblem | null;
  email: EmailProblem | null;
  phone_number: "required" | "invalid" | null;
  password: "required" | "invalid" | null;
}

const phoneProblem = (phone: string | null): NewMemberProblems["phone_number"] => {
  if (phone === null) return null;
  if (phone.trim() === "") return "required";
  return isRegistrationPhone(phone) ? null : "invalid";
};

const passwordProblem = (password: string): NewMemberProblems["password"] => {
  if (password === "") return "required";
  return isGoodPassword(password) ? null : "invalid";
};

/** What is wrong with each field of a new member; all null if nothing is (accounts §19). */
export const newMemberProblems = (member: NewMember): NewMemberProblems => ({
  first_name: personNameProblem(member.first_name),
  last_name: personNameProblem(member.last_name),
  email: emailProblem(member.email),
  phone_number: phoneProblem(member.phone_number),
  password: passwordProblem(member.password),
});

/** The whole form, including the fields that are not sent. */
export interface RegistrationForm extends NewMember {
  password_confirmation: string;
  terms: boolean;
  /** null where the form does not ask for a phone number. */
  sms_consent: boolean | null;
}

export interface RegistrationProblems extends Omit<NewMemberProblems, "password"> {
  /**
   * `own` (little more than the member's own words) and `known` (the server has found it in a list) are shown before a
   * code is sent (accounts §49).
   */
  password: NewMemberProblems["password"] | "own" | "known";
  password_confirmation: "different" | null;
  terms: "required" | null;
  sms_consent: "required" | null;
}

const ownWordsProblem = (form: RegistrationForm): "own" | null => (isOwnWords(form.password, form) ? "own" : null);

/** The same for the whole form. */
export const registrationProblems = (form: RegistrationForm): RegistrationProblems => ({
  ...newMemberProblems(form),
  password: passwordProblem(form.password) ?? ownWordsProblem(form),
  password_confirmation: form.password_confirmation === form.password && form.password !== "" ? null : "different",
  terms: form.terms ? null : "required",
  sms_consent: form.sms_consent === false ? "required" : null,
});

export const hasNoProblem = (problems: NewMemberProblems | RegistrationProblems): boolean =>
  Object.values(problems).every((problem) => problem === null);
