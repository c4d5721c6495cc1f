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
import { saidProblem } from "./said-problem.ts";
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
function useAvailability(email: string, wanted: boolean): boolean | undefined {
  const { orpc } = useAppContext();
  const settled = useSettled(tidyEmail(email), INPUT_PAUSE_MS);
  const isAsked = wanted && emailProblem(settled) === null;
  const free = useQuery(
    orpc.accounts.isEmailAvailable.queryOptions({ input: { email: settled }, enabled: isAsked, retry: false }),
  );
  // An answer for an earlier text must not be used for this one.
  return isAsked && settled === tidyEmail(email) ? free.data : undefined;
}

/** The problems of the form now, and those at the last pause in typing. */
function useProblems(fields: RegistrationFields, problemsOf: (of: RegistrationFields) => RegistrationProblems) {
  const typed = problemsOf(fields);
  const { isKnown, ask } = useKnownPassword(fields.password, typed.password === null);
  const withPassword = (problems: RegistrationProblems): RegistrationProblems =>
    isKnown ? { ...problems, password: "known" } : problems;
  const settled = problemsOf(useSettled(fields, INPUT_PAUSE_MS));
  return { problems: withPassword(typed), settled: withPassword(settled), isPasswordKnown: ask };
}

type Names = ReadonlySet<FieldName>;

const withNames = (names: Names, more: readonly FieldName[]): Names =>
  more.every((name) => names.has(name)) ? names : new Set([...names, ...more]);

/** Tracks which fields were typed in, and which were left since. */
function useBeenAt() {
  const [typed, setTyped] = useState<Names>(new Set());
  const [left, setLeft] = useState<Names>(new Set());
  const paused = useSettled(typed, INPUT_PAUSE_MS);
  return {
    left: (field: FieldName) => left.has(field),
    paused: (field: FieldName) => paused.has(field),
    leave: (names: readonly FieldName[]) => setLeft((before) => withNames(before, names)),
    type: (names: readonly FieldName[]) => {
      setTyped((before) => withNames(before, names));
      // A changed password must be confirmed again.
      const again = names.includes("password") ? [...names, "password_confirmation"] : names;
      setLeft((before) => new Set([...before].filter((name) => !again.includes(name))));
    },
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
  const been = useBeenAt();
  const asked = useQuery(orpc.accounts.registrationTerms.queryOptions({ input: undefined, staleTime: Infinity }));
  const { phone: withPhone, countries } = asked.data ?? { phone: host_facts.registration_phone, countries: USUAL };

  const country = beginningCountry(countries, [fields.country, useCountryOfAddress(withPhone)]);

  const email = invitedEmail ?? fields.email;
  const availability = useAvailability(email, invitedEmail === null);

  const problemsOf = (of: RegistrationFields): RegistrationProblems =>
    registrationProblems({
      ...of,
      email: invitedEmail ?? of.email,
      phone_number: withPhone ? (readPhone(of.phone, country) ?? NO_NUMBER) : null,
      sms_consent: withPhone ? of.sms_consent : null,
    });
  const { problems, settled, isPasswordKnown } = useProblems(fields, problemsOf);

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
    shown: <Name extends keyof RegistrationProblems>(name: Name, field: FieldName): RegistrationProblems[Name] | null =>
      saidProblem({
        problem: problems[name],
        settled: settled[name],
        left: been.left(field),
        paused: been.paused(field),
      }),
    availability,
    /** Whether the password is one that attackers try first, in case the form is sent before that is known. */
    isPasswordKnown,
    isValid: hasNoProblem(problems) && availability !== false,
    phone: withPhone ? (readPhone(fields.phone, country) ?? "") : "",
    change: (change: Partial<RegistrationFields>) => {
      setFields((before) => ({ ...before, ...change }));
      been.type(Object.keys(change) as FieldName[]);
    },
    touch: been.leave,
    touchAll: () => been.leave(Object.keys(fields) as FieldName[]),
  };
}
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
