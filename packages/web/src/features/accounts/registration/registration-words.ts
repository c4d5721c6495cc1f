import type { Contract } from "@tablee/contract/contract";
import type { RegistrationProblems } from "@tablee/domain/accounts/registration-problems";
import { isCallError } from "../../../api/call-error.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { isUnfetched } from "../../../api/unfetched.ts";
import { m } from "../../../paraglide/messages.js";

type Calls = Contract["accounts"];

/** The texts shown beside a field; null if nothing is wrong (accounts §18, accounts §19). */
export const problemWords = {
  name: (problem: RegistrationProblems["first_name"]): string | null => {
    if (problem === null) return null;
    if (problem === "required") return m.registration_name_required();
    return problem === "too_long" ? m.registration_name_too_long() : m.registration_name_invalid();
  },
  email: (problem: RegistrationProblems["email"] | "taken"): string | null => {
    if (problem === null) return null;
    if (problem === "taken") return m.registration_email_taken();
    return problem === "required" ? m.registration_email_required() : m.registration_email_invalid();
  },
  phone: (problem: RegistrationProblems["phone_number"]): string | null => {
    if (problem === null) return null;
    return problem === "required" ? m.registration_phone_required() : m.registration_phone_invalid();
  },
  password: (problem: RegistrationProblems["password"]): string | null => {
    if (problem === null) return null;
    return problem === "own" || problem === "known" ? m.registration_password_common() : m.registration_password_rule();
  },
  confirmation: (problem: string | null) => (problem ? m.registration_confirm_rule() : null),
  terms: (problem: string | null) => (problem ? m.registration_terms_required() : null),
  sms: (problem: string | null) => (problem ? m.registration_sms_required() : null),
} as const;

/**
 * Returns the text for the first problem that prevents sending, in case the form is sent despite the disabled button.
 */
export function precheckWords(problems: RegistrationProblems, emailTaken: boolean): string | null {
  if (problems.email || emailTaken) return m.registration_check_email();
  if (problems.password) return problemWords.password(problems.password);
  if (problems.password_confirmation) return m.registration_check_confirm();
  if (problems.first_name) return m.registration_check_first_name();
  if (problems.last_name) return m.registration_check_last_name();
  const other = problems.phone_number ?? problems.terms ?? problems.sms_consent;
  return other ? m.registration_check_other() : null;
}

const SENDING = {
  missing_phone_number: () => m.registration_sms_missing(),
  invalid_phone_number: () => m.registration_phone_invalid(),
  many_sms_sent_please_wait: () => m.registration_sms_too_many(),
  too_many_sms_sent: () => m.registration_sms_too_many(),
  unavailable: () => m.registration_sms_off(),
} as const satisfies RefusalWords<Calls["sendSmsCode"]>;

const TAKING = {
  missing_phone_number: () => m.registration_sms_missing(),
  wrong_code: () => m.registration_sms_wrong(),
  phone_verification_code_expired: () => m.registration_sms_expired(),
  phone_already_verified: () => m.registration_sms_taken(),
  busy: () => m.registration_busy(),
} as const satisfies RefusalWords<Calls["checkSmsCode"]>;

const OWN_SENDING = {
  ...SENDING,
  missing_phone_number: () => m.phone_missing(),
  phone_already_verified: () => m.registration_sms_taken(),
  confirmation_needed: () => null,
} as const satisfies RefusalWords<Calls["sendPhoneVerificationCode"]>;

const OWN_TAKING = { ...TAKING, wrong_code: () => m.phone_wrong() } as const satisfies RefusalWords<
  Calls["verifyPhoneNumber"]
>;

/** Whether nothing but names is refused: the form has checked all else about them (accounts §2). */
const isOfNames = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  "fields" in data &&
  Array.isArray(data.fields) &&
  data.fields.every((field) => field === "first_name" || field === "last_name");

const CREATING = {
  ...TAKING,
  error_already_exists: () => m.registration_exists(),
  password_common: () => m.registration_password_common(),
  invalid_fields: (data) => (isOfNames(data) ? m.registration_name_has_url() : m.registration_check_other()),
  invalid_invitation: () => m.registration_invitation_invalid(),
} as const satisfies RefusalWords<Calls["createAccount"]>;

/** Returns the text for why a code was not sent or not accepted; other errors get their own texts (accounts §26). */
const codeFailure =
  (words: Readonly<Record<string, (data: unknown) => string | null>>, tooMany: () => string) =>
  (error: unknown): string => {
    const refused = wordsOfRefusal(words, error);
    if (refused !== null) return refused;
    const code = isCallError(error) ? error.code : "";
    if (code === "offline") return m.errors_offline_text();
    return code === "too_many_requests" ? tooMany() : m.phone_failed();
  };

/** The text for too many tries of a code, which does not speak of text messages sent. */
const tooManyTries = () => m.ways_confirm_later();

export const sendingFailure = codeFailure(SENDING, m.registration_sms_too_many);
export const takingFailure = codeFailure(TAKING, tooManyTries);
export const ownSendingFailure = codeFailure(OWN_SENDING, m.registration_sms_too_many);
export const ownTakingFailure = codeFailure(OWN_TAKING, tooManyTries);

/** Whether a code was refused for itself, and not for the number, the connection or the number of tries. */
export const isCodeWrong = (error: unknown): boolean =>
  isCallError(error) && (error.code === "wrong_code" || error.code === "phone_verification_code_expired");

/** Whether there was no answer at all, or too late: nobody can say that the account was not created. */
const isUnanswered = (error: unknown): boolean =>
  isCallError(error) ? error.code === "offline" || error.status === 408 : isUnfetched(error);

/** Returns the text for why no account was created, or may not have been (accounts §21). */
export const creationFailure = (error: unknown): string => {
  const refused = wordsOfRefusal(CREATING, error);
  if (refused !== null) return refused;
  return isUnanswered(error) ? m.registration_unanswered() : m.registration_failed();
};
