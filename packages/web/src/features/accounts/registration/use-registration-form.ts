import {
  hasNoProblem,
  type RegistrationProblems,
  registrationProblems,
} from "@tablee/domain/accounts/registration-problems";
import { emailProblem, tidyEmail } from "@tablee/domain/validation/email";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { logFailure } from "../../../api/log-failure.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { readDraft, type RegistrationDraft, writeDraft } from "../../../storage/registration-draft.ts";
import { beginningCountry, readPhone } from "./phone-countries.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { useKnownPassword } from "./use-known-password.ts";

export interface RegistrationFields extends RegistrationDraft {
  password: string;
  password_confirmation: string;
}
export type FieldName = keyof RegistrationFields;

/** The countries offered until the server has answered, which are also the server's default. */
const USUAL = ["CA", "US", "FR"];

/** Stands for an invalid number: it has neither plus nor digits. */
const NO_NUMBER = "?";

/** The country of the network address, if a phone field may start with it; a failure is only logged (places §3). */
function useCountryOfAddress(asked: boolean): string | null {
  const { orpc } = useAppContext();
  const { data, error } = useQuery(
    orpc.places.position.queryOptions({ input: undefined, staleTime: Infinity, retry: false, enabled: asked }),
  );
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
  return data?.country_code ?? null;
}

/** Whether the e-mail address is available, checked after a pause in typing; undefined if unknown. */
function useAvailability(email: string, wanted: boolean) {
  const { orpc } = useAppContext();
  const settled = useSettled(tidyEmail(email), INPUT_PAUSE_MS);
  const isAsked = wanted && emailProblem(settled) === null;
  const free = useQuery(
    orpc.accounts.isEmailAvailable.queryOptions({ input: { email: settled }, enabled: isAsked, retry: false }),
  );
  /** The address of an attempt without an answer, which may have created the account. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  // An answer for an earlier text must not be used for this one, and an address that this very form may have taken must
  // not prevent the press that finds out (accounts §21).
  const isKnown = isAsked && settled === tidyEmail(email) && (free.data !== false || settled !== unanswered);
  return {
    availability: isKnown ? free.data : undefined,
    noteUnanswered: (attempted: string) => setUnanswered(tidyEmail(attempted)),
  };
}

/**
 * The state of the registration form: what was typed, stored for the browser session, and what is wrong with it by the
 * same rules that the server applies.
 */
export function useRegistrationForm(invitedEmail: string | null) {
  const { orpc, host_facts } = useAppContext();
  const [fields, setFields] = useState<RegistrationFields>(() => ({
    ...readDraft(),
    password: "",
    password_confirmation: "",
  }));
  const asked = useQuery(orpc.accounts.registrationTerms.queryOptions({ input: undefined, staleTime: Infinity }));
  const { phone: withPhone, countries } = asked.data ?? { phone: host_facts.registration_phone, countries: USUAL };

  const country = beginningCountry(countries, [fields.country, useCountryOfAddress(withPhone)]);

  const email = invitedEmail ?? fields.email;
  const { availability, noteUnanswered } = useAvailability(email, invitedEmail === null);

  const rulesOf = (of: RegistrationFields): RegistrationProblems =>
    registrationProblems({
      ...of,
      email: invitedEmail ?? of.email,
      phone_number: withPhone ? (readPhone(of.phone, country) ?? NO_NUMBER) : null,
      sms_consent: withPhone ? of.sms_consent : null,
    });
  const { isKnown, ask } = useKnownPassword(fields.password, rulesOf(fields).password === null);
  const { problems, said, type, leave } = useSaidProblems<FieldName, RegistrationFields, RegistrationProblems>(
    fields,
    (of) => (isKnown ? { ...rulesOf(of), password: "known" } : rulesOf(of)),
  );

  const { password: _one, password_confirmation: _other, ...draft } = fields;
  const kept = JSON.stringify(draft);
  useEffect(() => writeDraft(JSON.parse(kept) as RegistrationDraft), [kept]);

  return {
    fields,
    email,
    withPhone,
    countries,
    country,
    problems,
    /** Returns the problem of a field that was edited: half a second after the last key, or when the field is left. */
    shown: said,
    availability,
    /** Whether the password is one that attackers try first, in case the form is sent before that is known. */
    isPasswordKnown: ask,
    isValid: hasNoProblem(problems) && availability !== false,
    phone: withPhone ? (readPhone(fields.phone, country) ?? "") : "",
    change: (change: Partial<RegistrationFields>) => {
      setFields((before) => ({ ...before, ...change }));
      // A changed password must be confirmed again.
      type(Object.keys(change) as FieldName[], "password" in change ? ["password_confirmation"] : []);
    },
    noteUnanswered,
    touch: leave,
    touchAll: () => leave(Object.keys(fields) as FieldName[]),
  };
}
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
